import { Icon, type IconName } from '@portal/kit';
import type { ReactNode } from 'react';
import styles from './writing-notice.module.css';

interface WritingNoticeProps {
  tone: 'info' | 'error';
  /** Buttons or links below the words. */
  actions?: ReactNode;
  children: ReactNode;
}

const icons: Record<WritingNoticeProps['tone'], IconName> = { info: 'info', error: 'alert' };

/** Something said about a post as a whole, above or below its fields. */
export function WritingNotice({ tone, actions, children }: WritingNoticeProps) {
  return (
    <div className={`${styles.notice} ${styles[tone]}`}>
      <Icon name={icons[tone]} />
      <div className={styles.words}>
        <p>{children}</p>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
    </div>
  );
}
