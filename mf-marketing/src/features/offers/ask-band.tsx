import { ButtonLink, Icon, useTranslation } from '@portal/kit';
import type { Contact } from '../../api/contact.ts';
import { NextBand } from '../../ui/next/next-band.tsx';
import { documentPath, questionPath, type Offer } from '../../ui/offers/offers.ts';

/** The end of every product's page: ask with the product named, or take its document home. */
export function AskBand({ offer, contact }: { offer: Offer; contact: Contact | undefined }) {
  const { t } = useTranslation('marketing');
  const { name } = offer;
  return (
    <NextBand title={t('offers.ask.title', { name })} text={t('offers.ask.text')} contact={contact}>
      <ButtonLink to={questionPath(offer)} size="large">
        {t('offers.ask.question', { name })}
      </ButtonLink>
      <ButtonLink to={documentPath(offer)} size="large" variant="secondary">
        <Icon name="download" />
        {t(offer.document === 'company' ? 'offers.ask.brochure' : 'offers.ask.catalogue', { name })}
      </ButtonLink>
    </NextBand>
  );
}
