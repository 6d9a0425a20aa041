import { Icon, type IconName } from '@portal/kit';
import type { ReactNode, Ref } from 'react';
import styles from './form-notice.module.css';

interface FormNoticeProps {
  tone: 'info' | 'success' | 'error';
  title?: string;
  /** Buttons or links below the words. */
  actions?: ReactNode;
  /** For moving the focus here. */
  ref?: Ref<HTMLDivElement>;
  children?: ReactNode;
}

const ICONS: Record<FormNoticeProps['tone'], IconName> = { info: 'info', success: 'check', error: 'alert' };

/** Something said about the form as a whole, inside it. */
export function FormNotice({ tone, title, actions, ref, children }: FormNoticeProps) {
  return (
    <div className={`${styles['notice']} ${styles[tone]}`} ref={ref} tabIndex={ref ? -1 : undefined}>
      <Icon className={styles['icon']} name={ICONS[tone]} />
      <div className={styles['words']}>
        {title && <p className={styles['title']}>{title}</p>}
        {children && <p>{children}</p>}
        {actions && <div className={styles['actions']}>{actions}</div>}
      </div>
    </div>
  );
}
