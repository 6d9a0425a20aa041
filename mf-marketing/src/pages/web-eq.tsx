import { ButtonLink, useTranslation } from '@portal/kit';
import { Block } from '../ui/blocks/block.tsx';
import { CardGrid } from '../ui/blocks/card-grid.tsx';
import { CompareTable } from '../ui/blocks/compare-table.tsx';
import { textsOf } from '../ui/blocks/texts-of.ts';
import { FigureBand } from '../features/figure/figure-band.tsx';
import { OfferIntro } from '../features/offers/offer-intro.tsx';
import { OfferPage } from '../features/offers/offer-page.tsx';
import { webEqDrawing } from '../ui/offers/drawings/web-eq.ts';
import { OFFERS } from '../ui/offers/offers.ts';
import { LiveScreen } from '../features/screens/live-screen.tsx';
import { offerPageHead } from './offer-page-head.ts';
import { LateArchitecture, LateCode, LateEnd, LateRoles } from './late-offer-parts.tsx';
import { loadOffer } from './offer-loader.ts';
import { TwoWays } from '../features/web-eq/two-ways.tsx';

const PRACTICE = '/service/product/prac';
const SIGNS = { vision: 'camera', interface: 'link', scada: 'dashboard', monitoring: 'brain' } as const;
const MODES = ['classify', 'detect', 'segment', 'anomaly'] as const;
const loadScreen = async () =>
  (await import(/* webpackChunkName: "screen-vision" */ '../features/screens/vision/vision-screen.tsx')).VisionScreen;

export const load = loadOffer('webEq');

export const head = offerPageHead('webEq', 'webEq');

export function Page() {
  const { t } = useTranslation('marketing');
  const features = textsOf(t, 'webEq.features', ['vision', 'interface', 'scada', 'monitoring'] as const);
  const columns = (['mode', 'question', 'result', 'example'] as const).map((column) =>
    t(`webEq.modes.columns.${column}`),
  );
  const modeText = (mode: string) =>
    (['name', 'question', 'result', 'example'] as const).map((part) => t(`webEq.modes.${mode}.${part}`));
  return (
    <OfferPage offer="webEq" lead={t('webEq.lead')} drawing={webEqDrawing}>
      <OfferIntro
        offer={OFFERS.webEq}
        messages="webEq"
        action={<ButtonLink to={PRACTICE}>{t('webEq.intro.practice')}</ButtonLink>}
      >
        <LiveScreen title={t('webEq.screen.title')} description={t('webEq.screen.description')} load={loadScreen} />
      </OfferIntro>
      <LateRoles messages="webEq" />
      <Block id="features" title={t('webEq.features.title')} lead={t('webEq.features.lead')}>
        <CardGrid
          columns={4}
          labelledBy="features-title"
          cards={features.map((card) => ({ ...card, glyph: SIGNS[card.key] }))}
        />
      </Block>
      <FigureBand
        id="speed"
        figure={t('webEq.speed.figure')}
        unit={t('webEq.speed.unit')}
        label={t('webEq.speed.label')}
        title={t('webEq.speed.title')}
        text={t('webEq.speed.text')}
        to={PRACTICE}
        action={t('webEq.speed.practice')}
      />
      <Block id="ways" tone="surface" title={t('webEq.ways.title')} lead={t('webEq.ways.lead')}>
        <TwoWays />
        <LateCode offer="webEq" />
      </Block>
      <Block id="modes" title={t('webEq.modes.title')} lead={t('webEq.modes.lead')}>
        <CompareTable
          caption={t('webEq.modes.caption')}
          columns={columns}
          rows={MODES.map((mode) => ({ key: mode, cells: modeText(mode) as [string, ...string[]] }))}
        />
      </Block>
      <LateArchitecture
        messages="webEq"
        places={{
          field: { drawing: 'camera', items: ['camera', 'machine', 'sensor'] },
          server: { drawing: 'server', items: ['vision', 'interface', 'sdk'] },
          screen: { drawing: 'screen', items: ['scada', 'monitoring', 'browser'] },
        }}
      />
      <LateEnd offer="webEq" />
    </OfferPage>
  );
}
