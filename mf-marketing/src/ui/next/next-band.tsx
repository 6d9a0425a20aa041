import { ButtonLink, Container, useTranslation } from '@portal/kit';
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

/** The end of a page whose words are `<messages>.title`, `<messages>.text` and one for each way on, the first one before all. */
export function NextWays({ messages, ways }: { messages: string; ways: Record<string, string> }) {
  const { t } = useTranslation('marketing');
  return (
    <NextBand title={t(`${messages}.title`)} text={t(`${messages}.text`)}>
      {Object.entries(ways).map(([way, to], index) => (
        <ButtonLink key={way} to={to} size="large" variant={index === 0 ? 'primary' : 'secondary'}>
          {t(`${messages}.${way}`)}
        </ButtonLink>
      ))}
    </NextBand>
  );
}
