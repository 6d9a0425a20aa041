import { Container } from '@portal/kit';
import type { ReactNode } from 'react';
import styles from './next-band.module.css';

/** The end of a page: what one may do next. */
export function NextBand({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className={styles.band} aria-labelledby="next-title">
      <Container className={styles.inside}>
        <div className={styles.words}>
          <h2 id="next-title" className={styles.title}>
            {title}
          </h2>
          <p className={styles.text}>{text}</p>
        </div>
        <p className={styles.actions}>{children}</p>
      </Container>
    </section>
  );
}
