import { useTranslation } from '@portal/kit';
import { Block } from '../ui/blocks/block.tsx';
import { CardGrid } from '../ui/blocks/card-grid.tsx';
import { NumberedList } from '../ui/blocks/numbered-list.tsx';
import { textsOf } from '../ui/blocks/texts-of.ts';
import { OfferIntro } from '../features/offers/offer-intro.tsx';
import { DemoBlock } from '../features/demos/demo-block.tsx';
import { OfferPage } from '../features/offers/offer-page.tsx';
import { farmDrawing } from '../ui/offers/drawings/farm.ts';
import { OFFERS } from '../ui/offers/offers.ts';
import { LiveScreen } from '../features/screens/live-screen.tsx';
import { offerPageHead } from './offer-page-head.ts';
import { LateArchitecture, LateEnd, LateRoles } from './late-offer-parts.tsx';
import { loadOffer } from './offer-loader.ts';

const CARDS = { monitoring: 'monitor', control: 'control', aggregate: 'sum' } as const;
const FEATURES = ['remote', 'realtime', 'growth', 'combined'] as const;
const FIELDS = { greenhouse: 'leaf', plant: 'layout', open: 'sprout', livestock: 'barn' } as const;
const loadScreen = async () =>
  (await import(/* webpackChunkName: "screen-greenhouse" */ '../features/screens/greenhouse/greenhouse-screen.tsx'))
    .GreenhouseScreen;
const loadDemo = () => import(/* webpackChunkName: "demo-farm" */ '../features/demos/farm/demo.ts');

export const load = loadOffer('farm');

export const head = offerPageHead('farm', 'farm');

export function Page() {
  const { t } = useTranslation('marketing');
  const cards = textsOf(t, 'farm.cards', ['monitoring', 'control', 'aggregate'] as const);
  const fields = textsOf(t, 'farm.fields', ['greenhouse', 'plant', 'open', 'livestock'] as const);
  return (
    <OfferPage offer="farm" lead={t('farm.lead')} drawing={farmDrawing}>
      <OfferIntro offer={OFFERS.farm} messages="farm">
        <LiveScreen title={t('farm.screen.title')} description={t('farm.screen.description')} load={loadScreen} />
      </OfferIntro>
      <LateRoles messages="farm" />
      <Block id="cards" title={t('farm.cards.title')} lead={t('farm.cards.lead')}>
        <CardGrid
          columns={3}
          labelledBy="cards-title"
          cards={cards.map((card) => ({ ...card, glyph: CARDS[card.key] }))}
        />
      </Block>
      <Block
        id="features"
        tone="surface"
        layout="beside"
        title={t('farm.features.title')}
        lead={t('farm.features.lead')}
      >
        <NumberedList labelledBy="features-title" items={textsOf(t, 'farm.features', FEATURES)} />
      </Block>
      <LateArchitecture
        messages="farm"
        places={{
          field: { drawing: 'greenhouse', items: ['climate', 'soil', 'devices'], isTwoWay: true },
          server: { drawing: 'server', items: ['combined', 'growth', 'aggregate'], isTwoWay: true },
          screen: { drawing: 'screen', items: ['browser', 'phone', 'notice'] },
        }}
      />
      <Block id="fields" title={t('farm.fields.title')} lead={t('farm.fields.lead')}>
        <CardGrid
          columns={4}
          labelledBy="fields-title"
          cards={fields.map((card) => ({ ...card, glyph: FIELDS[card.key] }))}
        />
      </Block>
      <DemoBlock messages="farm" load={loadDemo} />
      <LateEnd offer="farm" />
    </OfferPage>
  );
}
