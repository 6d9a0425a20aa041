import { Icon, type IconName } from '@portal/kit';
import { useId, type ReactNode, type Ref } from 'react';
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
  const titleId = useId();
  // A group with a name is said by its name, and then read part by part
  const focusable = ref && ({ ref, tabIndex: -1, role: 'group', 'aria-labelledby': title && titleId } as const);
  return (
    <div className={`${styles['notice']} ${styles[tone]}`} {...focusable}>
      <Icon className={styles['icon']} name={ICONS[tone]} />
      <div className={styles['words']}>
        {title && (
          <p className={styles['title']} id={titleId}>
            {title}
          </p>
        )}
        {children && <p>{children}</p>}
        {actions && <div className={styles['actions']}>{actions}</div>}
      </div>
    </div>
  );
}
