import { Icon, type IconName, layout } from '@portal/kit';
import type { ReactNode } from 'react';
import styles from './row.module.css';

interface RowProps {
  icon: IconName;
  name: ReactNode;
  /** Shown below the name, in small type. */
  facts: ReactNode;
  /** What can be done with it. */
  children?: ReactNode;
}

/** One line of a list of what belongs to the account. */
export function Row({ icon, name, facts, children }: RowProps) {
  return (
    <li className={styles['row']}>
      <Icon className={`${layout.rigid} ${layout.muted}`} name={icon} size={24} />
      <div className={styles['text']}>
        <p className={styles['name']}>{name}</p>
        <p className={styles['facts']}>{facts}</p>
      </div>
      {children && <div className={layout.row2}>{children}</div>}
    </li>
  );
}
