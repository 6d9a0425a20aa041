import { Container } from '@portal/kit';
import type { ReactNode } from 'react';
import { KeptNames } from '../offers/kept-names.tsx';
import styles from './next-band.module.css';

/** The end of a page: what one may do next. */
export function NextBand({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className={styles.band} aria-labelledby="next-title">
      <Container className={styles.inside}>
        <div className={styles.words}>
          <h2 id="next-title" className={styles.title}>
            <KeptNames>{title}</KeptNames>
          </h2>
          <p className={styles.text}>
            <KeptNames>{text}</KeptNames>
          </p>
        </div>
        <p className={styles.actions}>{children}</p>
      </Container>
    </section>
  );
}
