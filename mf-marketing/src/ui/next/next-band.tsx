import { ButtonLink, Container, useTranslation, layout } from '@portal/kit';
import type { ReactNode } from 'react';
import type { Contact } from '../../api/contact.ts';
import { KeptNames } from '../offers/kept-names.tsx';
import { PaperContact } from '../paper/paper-contact.tsx';
import styles from './next-band.module.css';

interface NextBandProps {
  title: string;
  text: string;
  /** The links. */
  children: ReactNode;
  /** Makes the band the last sheet of a printed page, with how to reach the company in place of the links. */
  contact?: Contact;
}

/** The end of a page: what one may do next. */
export function NextBand({ title, text, children, contact }: NextBandProps) {
  return (
    <section className={`${styles.band} ${contact ? styles.printed : ''}`} aria-labelledby="next-title">
      <Container className={styles.inside}>
        <div className={layout.stack3}>
          <h2 id="next-title" className={styles.title}>
            <KeptNames>{title}</KeptNames>
          </h2>
          <p className={styles.text}>
            <KeptNames>{text}</KeptNames>
          </p>
        </div>
        <p className={styles.actions}>{children}</p>
        {contact && <PaperContact contact={contact} />}
      </Container>
    </section>
  );
}

interface NextWaysProps {
  messages: string;
  ways: Record<string, string>;
  contact?: Contact;
}

/** The end of a page whose words are `<messages>.title`, `<messages>.text` and one for each way on, the first one before all. */
export function NextWays({ messages, ways, contact }: NextWaysProps) {
  const { t } = useTranslation('marketing');
  return (
    <NextBand title={t(`${messages}.title`)} text={t(`${messages}.text`)} contact={contact}>
      {Object.entries(ways).map(([way, to], index) => (
        <ButtonLink key={way} to={to} size="large" variant={index === 0 ? 'primary' : 'secondary'}>
          {t(`${messages}.${way}`)}
        </ButtonLink>
      ))}
    </NextBand>
  );
}
