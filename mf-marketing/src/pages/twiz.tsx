import {
  ButtonLink,
  Container,
  EmptyState,
  PageBanner,
  usePortal,
  useTranslation,
  type HeadInput,
  type PageHead,
  type PageModule,
} from '@portal/kit';
import { useEffect } from 'react';
import { offerTrail } from '../features/offers/offer-trail.ts';
import { OfferTabs } from '../features/offers/offer-tabs.tsx';
import { BannerArt } from '../ui/banner/banner-art.tsx';
import { lineStyle } from '../ui/offers/line-style.ts';
import { webEqDrawing } from '../ui/offers/drawings/web-eq.ts';
import { ANNOUNCED } from '../ui/offers/offers.ts';

function head({ t }: HeadInput<unknown>): PageHead {
  return { title: t('offers.announced.title'), description: t('introduce.products.twis.text'), noindex: true };
}

/** The product page without a product (spec, "Route table"): the tab bar, and the alert that this one is being made. */
function Page() {
  const { t } = useTranslation('marketing');
  const { t: shell } = useTranslation('shell');
  const { alerts } = usePortal();
  const notBuilt = shell('common.notBuilt');
  useEffect(() => void alerts.show(notBuilt), [alerts, notBuilt]);
  return (
    <div style={lineStyle('web-eq')}>
      <PageBanner
        title={ANNOUNCED}
        lead={t('introduce.products.twis.category')}
        trail={offerTrail({ kind: 'product', name: ANNOUNCED }, t)}
        art={<BannerArt drawing={webEqDrawing} />}
      />
      <OfferTabs />
      <Container>
        <EmptyState
          icon="clock"
          title={notBuilt}
          text={t('introduce.products.twis.text')}
          action={<ButtonLink to="/productMenu">{t('introduce.products.title')}</ButtonLink>}
        />
      </Container>
    </div>
  );
}

export const announced: PageModule = { head, Page };
