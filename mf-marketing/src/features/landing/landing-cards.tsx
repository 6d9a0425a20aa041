import { Container, Icon, Link, useTranslation } from '@portal/kit';
import type { ReactNode } from 'react';
import styles from './landing-cards.module.css';
import { CompanyArt, InspectionArt, QuestionArt } from './landing-art.tsx';

interface Landing {
  key: 'about' | 'webEq' | 'question';
  to: string;
  art: ReactNode;
}

const LANDINGS: readonly Landing[] = [
  { key: 'about', to: '/about', art: <CompanyArt /> },
  { key: 'webEq', to: '/service/product/web-eq', art: <InspectionArt /> },
  { key: 'question', to: '/support/question', art: <QuestionArt /> },
];

/** Three ways on from Home: who we are, the main product, a conversation. */
export function LandingCards() {
  const { t } = useTranslation('marketing');
  return (
    <nav className={styles.landing} aria-label={t('home.landing.label')}>
      <Container>
        <ul className={styles.cards}>
          {LANDINGS.map(({ key, to, art }) => (
            <li key={key}>
              <Link to={to} className={styles.card}>
                <span className={`${styles.art} ${styles[key]}`}>{art}</span>
                <span className={styles.words}>
                  <strong className={styles.title}>{t(`home.landing.${key}.title`)}</strong>
                  <span className={styles.text}>{t(`home.landing.${key}.text`)}</span>
                  <span className={styles.more}>
                    {t(`home.landing.${key}.more`)}
                    <Icon name="arrow-right" size={18} />
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  );
}
