import { ButtonLink, useTranslation } from '@portal/kit';
import { Block } from '../ui/blocks/block.tsx';
import { CardGrid } from '../ui/blocks/card-grid.tsx';
import { NumberedList } from '../ui/blocks/numbered-list.tsx';
import { textsOf } from '../ui/blocks/texts-of.ts';
import { OfferIntro } from '../features/offers/offer-intro.tsx';
import { DemoBlock } from '../features/demos/demo-block.tsx';
import { OfferPage } from '../features/offers/offer-page.tsx';
import { smwpDrawing } from '../ui/offers/drawings/smwp.ts';
import { OFFERS } from '../ui/offers/offers.ts';
import { LiveScreen } from '../features/screens/live-screen.tsx';
import { offerPageHead } from './offer-page-head.ts';
import { LateArchitecture, LateEnd, LateRoles } from './late-offer-parts.tsx';
import { loadOffer } from './offer-loader.ts';

const FEATURES = { web: 'code', layout: 'layout', open: 'shield', cross: 'devices' } as const;
const STRENGTHS = ['install', 'noCode', 'reuse', 'sources', 'safety', 'grow'] as const;
const FUNCTIONS = {
  graphics2d: 'shapes',
  graphics3d: 'cube',
  charts: 'chart',
  cctv: 'cctv',
  sources: 'database',
  gis: 'map',
  ui: 'tools',
  users: 'people',
  mobile: 'phone',
} as const;
const featureKeys = Object.keys(FEATURES) as (keyof typeof FEATURES)[];
const functionKeys = Object.keys(FUNCTIONS) as (keyof typeof FUNCTIONS)[];
const loadScreen = async () =>
  (await import(/* webpackChunkName: "screen-scada" */ '../features/screens/scada/scada-screen.tsx')).ScadaScreen;
const loadDemo = () => import(/* webpackChunkName: "demo-smwp" */ '../features/demos/smwp/demo.ts');

export const load = loadOffer('smwp');

export const head = offerPageHead('smwp', 'smwp');

export function Page() {
  const { t } = useTranslation('marketing');
  const apply = <ButtonLink to="/support/smwpForm">{t('smwp.intro.apply')}</ButtonLink>;
  return (
    <OfferPage offer="smwp" lead={t('smwp.lead')} drawing={smwpDrawing}>
      <OfferIntro offer={OFFERS.smwp} messages="smwp" action={apply}>
        <LiveScreen title={t('smwp.screen.title')} description={t('smwp.screen.description')} load={loadScreen} />
      </OfferIntro>
      <LateRoles messages="smwp" />
      <Block id="features" title={t('smwp.features.title')} lead={t('smwp.features.lead')}>
        <CardGrid
          columns={4}
          labelledBy="features-title"
          cards={textsOf(t, 'smwp.features', featureKeys).map((card) => ({ ...card, glyph: FEATURES[card.key] }))}
        />
      </Block>
      <Block
        id="strengths"
        tone="surface"
        layout="beside"
        title={t('smwp.strengths.title')}
        lead={t('smwp.strengths.lead')}
      >
        <NumberedList labelledBy="strengths-title" items={textsOf(t, 'smwp.strengths', STRENGTHS)} />
      </Block>
      <LateArchitecture
        messages="smwp"
        places={{
          field: { drawing: 'machine', items: ['machine', 'database', 'cctv'] },
          server: { drawing: 'server', items: ['develop', 'sources', 'graphics', 'users'] },
          screen: { drawing: 'screen', items: ['browser', 'mobile', 'board'] },
        }}
      />
      <Block id="functions" title={t('smwp.functions.title')} lead={t('smwp.functions.lead')}>
        <CardGrid
          columns={3}
          labelledBy="functions-title"
          cards={textsOf(t, 'smwp.functions', functionKeys).map((card) => ({ ...card, glyph: FUNCTIONS[card.key] }))}
        />
      </Block>
      <Block id="apply" tone="surface" title={t('smwp.apply.title')} lead={t('smwp.apply.text')}>
        <p>
          <ButtonLink to="/support/smwpForm" size="large">
            {t('smwp.apply.action')}
          </ButtonLink>
        </p>
      </Block>
      <DemoBlock messages="smwp" fragment="screen" load={loadDemo} />
      <LateEnd offer="smwp" />
    </OfferPage>
  );
}
