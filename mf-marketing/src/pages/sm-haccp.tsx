import { useTranslation } from '@portal/kit';
import { Block } from '../ui/blocks/block.tsx';
import { CardGrid } from '../ui/blocks/card-grid.tsx';
import { textsOf } from '../ui/blocks/texts-of.ts';
import { OfferIntro } from '../features/offers/offer-intro.tsx';
import { DemoBlock } from '../features/demos/demo-block.tsx';
import { OfferPage } from '../features/offers/offer-page.tsx';
import { haccpDrawing } from '../ui/offers/drawings/haccp.ts';
import { OFFERS } from '../ui/offers/offers.ts';
import { LiveScreen } from '../features/screens/live-screen.tsx';
import { offerPageHead } from './offer-page-head.ts';
import { LateArchitecture, LateEnd, LateRoles } from './late-offer-parts.tsx';
import { loadOffer } from './offer-loader.ts';
import { Tiers } from '../features/tiers/tiers.tsx';

const FEATURES = { monitoring: 'monitor', alert: 'bell', aggregate: 'sum' } as const;
const loadScreen = async () =>
  (await import(/* webpackChunkName: "screen-ccp" */ '../features/screens/ccp/ccp-screen.tsx')).CcpScreen;
const loadDemo = () => import(/* webpackChunkName: "demo-haccp" */ '../features/demos/haccp/demo.ts');

export const load = loadOffer('haccp');

export const head = offerPageHead('haccp', 'haccp');

export function Page() {
  const { t } = useTranslation('marketing');
  const features = textsOf(t, 'haccp.features', ['monitoring', 'alert', 'aggregate'] as const);
  return (
    <OfferPage offer="haccp" lead={t('haccp.lead')} drawing={haccpDrawing}>
      <OfferIntro offer={OFFERS.haccp} messages="haccp">
        <LiveScreen title={t('haccp.screen.title')} description={t('haccp.screen.description')} load={loadScreen} />
      </OfferIntro>
      <LateRoles messages="haccp" />
      <Block id="features" title={t('haccp.features.title')} lead={t('haccp.features.lead')}>
        <CardGrid
          columns={3}
          labelledBy="features-title"
          cards={features.map((card) => ({ ...card, glyph: FEATURES[card.key] }))}
        />
      </Block>
      <Block id="tiers" tone="surface" title={t('haccp.tiers.title')} lead={t('haccp.tiers.lead')}>
        <Tiers />
      </Block>
      <LateArchitecture
        messages="haccp"
        tone="ground"
        places={{
          field: { drawing: 'probe', items: ['thermometer', 'detector', 'barcode'] },
          server: { drawing: 'server', items: ['monitoring', 'alert', 'aggregate'] },
          screen: { drawing: 'screen', items: ['logs', 'approval', 'browser'] },
        }}
      />
      <DemoBlock messages="haccp" load={loadDemo} />
      <LateEnd offer="haccp" />
    </OfferPage>
  );
}
