import { Icon, type IconName } from '@portal/kit';
import type { ReactNode } from 'react';
import styles from './result.module.css';

const ICONS = { mail: 'mail', done: 'check', invalid: 'alert', failed: 'alert' } as const satisfies Record<
  string,
  IconName
>;

interface ResultProps {
  /** Who hears of it: at once (`alert`), or in turn (`status`). */
  role: 'status' | 'alert';
  kind: keyof typeof ICONS;
  title: string;
  text: string;
  /** Shown alone while the result is not known. */
  working?: string | false;
  /** The ways on. */
  children: ReactNode;
}

/** Says in the place of a form how something went, and what to do next. */
export function Result({ role, kind, title, text, working, children }: ResultProps) {
  return (
    <div className={styles['result']} role={role}>
      {working ? (
        <p>{working}</p>
      ) : (
        <>
          <Icon className={styles[kind]} name={ICONS[kind]} size={40} />
          <h2 className={styles['title']}>{title}</h2>
          <p className={styles['text']}>{text}</p>
          <div className={styles['buttons']}>{children}</div>
        </>
      )}
    </div>
  );
}
