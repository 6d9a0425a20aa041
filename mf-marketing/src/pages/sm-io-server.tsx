import { useTranslation } from '@portal/kit';
import { Block } from '../ui/blocks/block.tsx';
import { CardGrid } from '../ui/blocks/card-grid.tsx';
import { CompareTable } from '../ui/blocks/compare-table.tsx';
import { NumberedList } from '../ui/blocks/numbered-list.tsx';
import { textsOf } from '../ui/blocks/texts-of.ts';
import { OfferIntro } from '../features/offers/offer-intro.tsx';
import { DemoBlock } from '../features/demos/demo-block.tsx';
import { OfferPage } from '../features/offers/offer-page.tsx';
import { ioServerDrawing } from '../ui/offers/drawings/io-server.ts';
import { OFFERS } from '../ui/offers/offers.ts';
import { LiveScreen } from '../features/screens/live-screen.tsx';
import { offerPageHead } from './offer-page-head.ts';
import { LateArchitecture, LateCode, LateEnd, LateRoles } from './late-offer-parts.tsx';
import { loadOffer } from './offer-loader.ts';

const FEATURES = { gather: 'gather', connect: 'protocol', store: 'database' } as const;
const POINTS = ['integration', 'drivers', 'protocols', 'interfaces', 'database'] as const;
const LANGUAGES = { cpp: 'C++', csharp: 'C#', java: 'Java' } as const;
const loadScreen = async () =>
  (await import(/* webpackChunkName: "screen-io" */ '../features/screens/io/io-screen.tsx')).IoScreen;

const loadDemo = () => import(/* webpackChunkName: "demo-io" */ '../features/demos/io/demo.ts');

export const load = loadOffer('ioServer');

export const head = offerPageHead('ioServer', 'ioServer');

export function Page() {
  const { t } = useTranslation('marketing');
  const features = textsOf(t, 'ioServer.features', ['gather', 'connect', 'store'] as const);
  const languages = Object.entries(LANGUAGES).map(([key, name]) => ({
    key,
    cells: [name, t(`ioServer.interfaces.${key}`), t('ioServer.interfaces.access')] as const,
  }));
  return (
    <OfferPage offer="ioServer" lead={t('ioServer.lead')} drawing={ioServerDrawing}>
      <OfferIntro offer={OFFERS.ioServer} messages="ioServer">
        <LiveScreen
          title={t('ioServer.screen.title')}
          description={t('ioServer.screen.description')}
          load={loadScreen}
        />
      </OfferIntro>
      <LateRoles messages="ioServer" />
      <Block id="features" title={t('ioServer.features.title')} lead={t('ioServer.features.lead')}>
        <CardGrid
          columns={3}
          labelledBy="features-title"
          cards={features.map((card) => ({ ...card, glyph: FEATURES[card.key] }))}
        />
      </Block>
      <Block
        id="points"
        tone="surface"
        layout="beside"
        title={t('ioServer.points.title')}
        lead={t('ioServer.points.lead')}
      >
        <NumberedList labelledBy="points-title" items={textsOf(t, 'ioServer.points', POINTS)} />
      </Block>
      <LateArchitecture
        messages="ioServer"
        places={{
          field: { drawing: 'machine', items: ['machine', 'controller', 'sensor'] },
          server: { drawing: 'server', items: ['gather', 'integrate', 'store'] },
          screen: { drawing: 'screen', items: ['mes', 'scada', 'programs'] },
        }}
      />
      <Block id="interfaces" title={t('ioServer.interfaces.title')} lead={t('ioServer.interfaces.lead')}>
        <CompareTable
          caption={t('ioServer.interfaces.caption')}
          columns={(['language', 'use', 'access'] as const).map((column) => t(`ioServer.interfaces.columns.${column}`))}
          rows={languages}
        />
        <LateCode offer="ioServer" />
      </Block>
      <DemoBlock messages="ioServer" load={loadDemo} />
      <LateEnd offer="ioServer" />
    </OfferPage>
  );
}
