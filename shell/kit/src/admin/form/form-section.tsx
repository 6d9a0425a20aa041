import { useId, type ReactNode } from 'react';
import styles from './form-section.module.css';

/** A part of a form under its own heading; from 960 px on, heading and lead are beside the fields. */
export function FormSection({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  const titleId = useId();
  return (
    <section className={styles['section']} aria-labelledby={titleId}>
      <div>
        <h2 className={styles['title']} id={titleId}>
          {title}
        </h2>
        {lead && <p className={styles['lead']}>{lead}</p>}
      </div>
      <div className={styles['fields']}>{children}</div>
    </section>
  );
}

/** The buttons that end a form. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={styles['actions']}>{children}</div>;
}
