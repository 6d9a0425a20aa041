import type { ReactNode } from 'react';
import { ItemSteps } from './item-steps.tsx';
import styles from './admin-page.module.css';

export interface AdminPageProps {
  title: string;
  lead?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** The list that this page belongs to. */
  back?: { to: string; label: string };
  children: ReactNode;
}

/** The shape of every page for admins: its heading, what one can do there, its content. */
export function AdminPage({ title, lead, actions, back, children }: AdminPageProps) {
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <div className={styles['words']}>
          {back && <ItemSteps back={back} />}
          <h1 className={styles['title']} tabIndex={-1}>
            {title}
          </h1>
          {lead && <p className={styles['lead']}>{lead}</p>}
        </div>
        {actions && <div className={styles['actions']}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
