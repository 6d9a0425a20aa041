import { ButtonLink, Container, Icon, useTranslation } from '@portal/kit';
import type { ReactNode } from 'react';
import { Eyebrow } from '../../ui/blocks/eyebrow.tsx';
import { KeptNames } from '../../ui/offers/kept-names.tsx';
import paper from '../../ui/paper/paper.module.css';
import styles from './offer-intro.module.css';
import { documentPath, questionPath, type Offer } from '../../ui/offers/offers.ts';

interface OfferIntroProps {
  offer: Offer;
  /** The page's group of texts. */
  messages: string;
  /** A button before the two that every offer has. */
  action?: ReactNode;
  /** Shown beside the text: the product's own screen. */
  children: ReactNode;
}

/** What the product is, in one sentence and one paragraph, beside a screen of it. */
export function OfferIntro({ offer, messages, action, children }: OfferIntroProps) {
  const { t } = useTranslation('marketing');
  const { name } = offer;
  return (
    <section className={styles.intro} aria-labelledby="intro-title">
      <Container className={styles.inside}>
        <div className={`${styles.words} ${paper.opening}`}>
          <Eyebrow>{t(`${messages}.intro.eyebrow`)}</Eyebrow>
          <h2 id="intro-title" className={styles.title}>
            {t(`${messages}.intro.title`)}
          </h2>
          <p className={styles.text}>
            <KeptNames>{t(`${messages}.intro.text`)}</KeptNames>
          </p>
          <p className={styles.actions}>
            {action}
            <ButtonLink to={questionPath(offer)} variant={action ? 'secondary' : 'primary'}>
              {t('offers.ask.question', { name })}
            </ButtonLink>
            <ButtonLink to={documentPath(offer)} variant="ghost">
              <Icon name="download" />
              {t(offer.document === 'company' ? 'offers.ask.brochure' : 'offers.ask.catalogue', { name })}
            </ButtonLink>
          </p>
        </div>
        {children}
      </Container>
    </section>
  );
}
