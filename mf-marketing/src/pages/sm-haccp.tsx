import { useTranslation, type HeadInput, type PageHead } from '@portal/kit';
import { ArchitectureBlock } from '../features/architecture/architecture-block.tsx';
import { Block } from '../ui/blocks/block.tsx';
import { CardGrid } from '../ui/blocks/card-grid.tsx';
import { textsOf } from '../ui/blocks/texts-of.ts';
import { offerHead } from '../features/offers/offer-head.ts';
import { OfferIntro } from '../features/offers/offer-intro.tsx';
import { DemoBlock } from '../features/demos/demo-block.tsx';
import { OfferPage } from '../features/offers/offer-page.tsx';
import { OFFERS } from '../ui/offers/offers.ts';
import { LiveScreen } from '../features/screens/live-screen.tsx';
import type { PageOrigin } from '../ui/structured-data/page-graph.ts';
import { Tiers } from '../features/tiers/tiers.tsx';

const FEATURES = { monitoring: 'monitor', alert: 'bell', aggregate: 'sum' } as const;
const loadScreen = async () =>
  (await import(/* webpackChunkName: "screen-ccp" */ '../features/screens/ccp/ccp-screen.tsx')).CcpScreen;
const loadDemo = () => import(/* webpackChunkName: "demo-haccp" */ '../features/demos/haccp/demo.ts');

export const head = (input: HeadInput<PageOrigin>): PageHead => offerHead('haccp', 'haccp', input);

export function Page() {
  const { t } = useTranslation('marketing');
  const features = textsOf(t, 'haccp.features', ['monitoring', 'alert', 'aggregate'] as const);
  return (
    <OfferPage offer="haccp" lead={t('haccp.lead')}>
      <OfferIntro offer={OFFERS.haccp} messages="haccp">
        <LiveScreen title={t('haccp.screen.title')} description={t('haccp.screen.description')} load={loadScreen} />
      </OfferIntro>
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
      <ArchitectureBlock
        messages="haccp"
        places={{
          field: { drawing: 'probe', items: ['thermometer', 'detector', 'barcode'] },
          server: { drawing: 'server', items: ['monitoring', 'alert', 'aggregate'] },
          screen: { drawing: 'screen', items: ['logs', 'approval', 'browser'] },
        }}
      />
      <DemoBlock messages="haccp" load={loadDemo} />
    </OfferPage>
  );
}
