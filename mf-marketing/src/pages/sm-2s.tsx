import { useTranslation } from '@portal/kit';
import { Block } from '../ui/blocks/block.tsx';
import { CardGrid } from '../ui/blocks/card-grid.tsx';
import { NumberedList } from '../ui/blocks/numbered-list.tsx';
import { textsOf } from '../ui/blocks/texts-of.ts';
import { FlowStrip } from '../ui/flow/flow-strip.tsx';
import { OfferIntro } from '../features/offers/offer-intro.tsx';
import { DemoBlock } from '../features/demos/demo-block.tsx';
import { OfferPage } from '../features/offers/offer-page.tsx';
import { sm2sDrawing } from '../ui/offers/drawings/sm2s.ts';
import { OFFERS } from '../ui/offers/offers.ts';
import { PlanCard } from '../features/plan/plan-card.tsx';
import { LiveScreen } from '../features/screens/live-screen.tsx';
import { offerPageHead } from './offer-page-head.ts';
import { LateArchitecture, LateEnd, LateRoles } from './late-offer-parts.tsx';
import { loadOffer } from './offer-loader.ts';

/** Spec, "Business constants": the Basic plan of SM2S, in won a month. */
const BASIC_WON = 1_000_000;
const AREAS = {
  software: { glyph: 'box', points: ['mes', 'scada', 'iot'] },
  system: { glyph: 'factory', points: ['factory', 'farm', 'haccp'] },
  education: { glyph: 'school', points: ['automation', 'code', 'bigData'] },
} as const;
const areaKeys = Object.keys(AREAS) as (keyof typeof AREAS)[];
const POINTS = ['cost', 'screens', 'server'] as const;
const FLOW = ['order', 'plan', 'make', 'stock', 'ship'] as const;
const loadScreen = async () =>
  (await import(/* webpackChunkName: "screen-production" */ '../features/screens/production/production-screen.tsx'))
    .ProductionScreen;
const loadDemo = () => import(/* webpackChunkName: "demo-sm2s" */ '../features/demos/sm2s/demo.ts');

export const load = loadOffer('sm2s');

export const head = offerPageHead('sm2s', 'sm2s', { name: 'Basic', won: BASIC_WON });

export function Page() {
  const { t } = useTranslation('marketing');
  const areas = textsOf(t, 'sm2s.areas', areaKeys).map((card) => {
    const { glyph, points } = AREAS[card.key];
    return { ...card, glyph, points: points.map((point) => t(`sm2s.areas.${card.key}.points.${point}`)) };
  });
  return (
    <OfferPage offer="sm2s" lead={t('sm2s.lead')} drawing={sm2sDrawing}>
      <OfferIntro offer={OFFERS.sm2s} messages="sm2s">
        <LiveScreen title={t('sm2s.screen.title')} description={t('sm2s.screen.description')} load={loadScreen} />
      </OfferIntro>
      <LateRoles messages="sm2s" />
      <Block id="areas" title={t('sm2s.areas.title')} lead={t('sm2s.areas.lead')}>
        <CardGrid columns={3} labelledBy="areas-title" cards={areas} />
      </Block>
      <Block id="points" tone="surface" layout="beside" title={t('sm2s.points.title')} lead={t('sm2s.points.lead')}>
        <NumberedList labelledBy="points-title" items={textsOf(t, 'sm2s.points', POINTS)} />
      </Block>
      <LateArchitecture
        messages="sm2s"
        places={{
          field: { drawing: 'machine', items: ['machine', 'iot', 'input'] },
          server: { drawing: 'server', items: ['collect', 'production', 'aggregate'] },
          screen: { drawing: 'screen', items: ['monitoring', 'orders', 'reports'] },
        }}
      />
      <Block id="flow" title={t('sm2s.flow.title')}>
        <FlowStrip isWide label={t('sm2s.flow.title')} steps={FLOW.map((step) => t(`sm2s.flow.${step}`))} />
      </Block>
      <Block id="plan" tone="surface" layout="beside" title={t('sm2s.plan.title')} lead={t('sm2s.plan.lead')}>
        <PlanCard />
      </Block>
      <DemoBlock messages="sm2s" load={loadDemo} />
      <LateEnd offer="sm2s" />
    </OfferPage>
  );
}
