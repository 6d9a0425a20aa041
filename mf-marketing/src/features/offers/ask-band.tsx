import { ButtonLink, Container, Icon, useTranslation } from '@portal/kit';
import styles from './ask-band.module.css';
import { documentPath, questionPath, type Offer } from './offers.ts';

/** The end of every product's page: ask with the product named, or take its document home. */
export function AskBand({ offer }: { offer: Offer }) {
  const { t } = useTranslation('marketing');
  const { name } = offer;
  return (
    <section className={styles.band} aria-labelledby="ask-title">
      <Container className={styles.inside}>
        <div className={styles.words}>
          <h2 id="ask-title" className={styles.title}>
            {t('offers.ask.title', { name })}
          </h2>
          <p className={styles.text}>{t('offers.ask.text')}</p>
        </div>
        <p className={styles.actions}>
          <ButtonLink to={questionPath(offer)} size="large">
            {t('offers.ask.question', { name })}
          </ButtonLink>
          <ButtonLink to={documentPath(offer)} size="large" variant="secondary">
            <Icon name="download" />
            {t(offer.document === 'company' ? 'offers.ask.brochure' : 'offers.ask.catalogue', { name })}
          </ButtonLink>
        </p>
      </Container>
    </section>
  );
}
