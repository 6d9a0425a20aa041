import { Container } from '@portal/kit';
import type { ReactNode } from 'react';
import styles from './inquiry-layout.module.css';

/** The form, and beside it (below it on small screens) whom else one may turn to. */
export function InquiryLayout({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <Container className={styles.page}>
      <div className={styles.form}>{children}</div>
      <aside className={styles.aside}>{aside}</aside>
    </Container>
  );
}
