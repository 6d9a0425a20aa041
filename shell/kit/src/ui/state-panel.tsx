import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import styles from './state.module.css';
import { layout } from './layout.ts';

interface StatePanelProps {
  icon: IconName;
  title: string;
  text?: string;
  /** 1 when the panel is all there is of the page. */
  level: 1 | 2 | 3;
  role?: 'alert';
  action?: ReactNode;
}

/** What EmptyState and ErrorState have in common. */
export function StatePanel({ icon, title, text, level, role, action }: StatePanelProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classNames(styles['state'], level === 1 && styles['page'])} role={role}>
      <span className={styles['mark']}>
        <Icon name={icon} size={28} />
      </span>
      <Heading className={styles['title']} tabIndex={level === 1 ? -1 : undefined}>
        {title}
      </Heading>
      {text && <p className={layout.muted}>{text}</p>}
      {action && <div className={styles['action']}>{action}</div>}
    </div>
  );
}
