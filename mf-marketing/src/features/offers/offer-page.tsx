import { PageBanner, useLoaderData, useTranslation } from '@portal/kit';
import type { ReactNode } from 'react';
import type { Contact } from '../../api/contact.ts';
import { BannerArt, type BannerDrawing } from '../../ui/banner/banner-art.tsx';
import { AskBand } from './ask-band.tsx';
import paper from '../../ui/paper/paper.module.css';
import { lineStyle } from '../../ui/offers/line-style.ts';
import { offerTrail } from './offer-trail.ts';
import { OfferTabs } from './offer-tabs.tsx';
import { OFFERS, type OfferKey } from '../../ui/offers/offers.ts';

interface OfferPageProps {
  offer: OfferKey;
  /** One line under the product's name. */
  lead: string;
  /** What the page is about, behind its title. */
  drawing: BannerDrawing;
  children: ReactNode;
}

/** The frame that all product and solution pages share: banner, tab bar, content in the line's colour, the way on. */
export function OfferPage({ offer: key, lead, drawing, children }: OfferPageProps) {
  const { t } = useTranslation('marketing');
  const offer = OFFERS[key];
  const { contact } = useLoaderData<{ contact?: Contact }>();
  return (
    <div className={paper.paper} style={lineStyle(offer.line)}>
      <PageBanner
        className={paper.cover}
        title={offer.name}
        lead={lead}
        trail={offerTrail(offer, t)}
        art={<BannerArt drawing={drawing} />}
      />
      <OfferTabs current={key} />
      {children}
      <AskBand offer={offer} contact={contact} />
    </div>
  );
}
