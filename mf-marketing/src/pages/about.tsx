import {
  PageBanner,
  useLoaderData,
  useTranslation,
  type Crumb,
  type HeadInput,
  type PageHead,
  type Translate,
} from '@portal/kit';
import { Activities } from '../features/about/activities.tsx';
import { Mission } from '../features/about/mission.tsx';
import { ShortHistory } from '../features/about/short-history.tsx';
import { BannerArt, type BannerDrawing } from '../ui/banner/banner-art.tsx';
import { Block } from '../ui/blocks/block.tsx';
import { CardGrid } from '../ui/blocks/card-grid.tsx';
import { textsOf } from '../ui/blocks/texts-of.ts';
import { FlowStrip } from '../ui/flow/flow-strip.tsx';
import { NextWays } from '../ui/next/next-band.tsx';
import paper from '../ui/paper/paper.module.css';
import { breadcrumbList } from '../ui/structured-data/breadcrumb-list.ts';
import { pageGraph } from '../ui/structured-data/page-graph.ts';
import type { AboutData } from './about-loader.ts';

const VALUES = { site: 'factory', own: 'code', teach: 'school' } as const;
const STEPS = ['ask', 'visit', 'trial', 'build', 'train'] as const;
/** The company between the plants that it works for. */
const DRAWING: BannerDrawing = {
  areas: 'M380 316V140h104v176zM190 316V210h150v106z',
  lines: 'M90 316h530M120 316v-60h50v60M510 316v-96h70v96M400 168h64M400 200h64M400 232h64M400 264h64',
  bold: 'M380 316V140h104v176zM190 316V210l50-34v34l50-34v34l50-34v140zM432 140V92M424 92h16M120 256v-24h18v24M530 220V196h24v24M418 316v-28h28v28',
  accents:
    'M216 244h24v24h-24zM262 244h24v24h-24zM308 244h20v24h-20zM428 76h8v16h-8zM528 244h14v14h-14zM552 244h14v14h-14z',
};

const trailOf = (t: Translate): Crumb[] => [
  { label: t('common.menu.about'), to: '/about' },
  { label: t('common.menu.company') },
];

export function head({ data: { origin, timeline }, t, locale }: HeadInput<AboutData>): PageHead {
  const company = {
    '@type': 'Organization',
    name: t('common.company'),
    url: `${origin}/`,
    foundingDate: '2018',
    description: t('about.head.description'),
  };
  return {
    title: t('about.head.title'),
    description: t('about.head.description'),
    translated: !timeline.ok || timeline.value.every(({ lang }) => lang === locale),
    jsonLd: pageGraph(
      company,
      { '@type': 'AboutPage', url: `${origin}/about`, about: company.name },
      breadcrumbList(origin, t('common.menu.home'), trailOf(t), '/about'),
    ),
  };
}

export function Page() {
  const { t } = useTranslation('marketing');
  const { timeline, caseCount, contact } = useLoaderData<AboutData>();
  const values = textsOf(t, 'about.values', ['site', 'own', 'teach'] as const);
  return (
    <div className={paper.paper}>
      <PageBanner
        className={paper.cover}
        title={t('about.title')}
        lead={t('about.lead')}
        trail={trailOf(t)}
        art={<BannerArt drawing={DRAWING} />}
      />
      <Mission caseCount={caseCount} />
      <Block id="values" tone="surface" title={t('about.values.title')}>
        <CardGrid
          columns={3}
          labelledBy="values-title"
          cards={values.map((card) => ({ ...card, glyph: VALUES[card.key] }))}
        />
      </Block>
      <Block id="activities" title={t('about.offers.title')} lead={t('about.offers.lead')}>
        <Activities />
      </Block>
      <Block
        id="history"
        tone="surface"
        layout="beside"
        title={t('about.history.title')}
        lead={t('about.history.lead')}
      >
        <ShortHistory timeline={timeline} />
      </Block>
      <Block id="steps" title={t('about.steps.title')} lead={t('about.steps.lead')}>
        <FlowStrip isWide label={t('about.steps.title')} steps={STEPS.map((step) => t(`about.steps.${step}`))} />
      </Block>
      <NextWays
        messages="about.next"
        ways={{ question: '/support/question', location: '/#location' }}
        contact={contact}
      />
    </div>
  );
}
