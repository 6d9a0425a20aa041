import { Icon } from '@portal/kit';
import styles from './form.module.css';

/** What is wrong with the form as a whole. The live region is rendered before its text, so that it is announced. */
export function FormMessage({ children }: { children?: string }) {
  return (
    <div className={styles['alert']} role="alert">
      {children && (
        <p className={styles['message']}>
          <Icon className={styles['messageIcon']} name="alert" size={18} />
          {children}
        </p>
      )}
    </div>
  );
}
