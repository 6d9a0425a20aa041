import {
  Container,
  EmptyState,
  PageBanner,
  SectionHeading,
  useLoaderData,
  useTranslation,
  type Crumb,
  type HeadInput,
  type PageHead,
  type Translate,
} from '@portal/kit';
import type { TimelineEntry } from '../api/content.ts';
import { BannerArt, type BannerDrawing } from '../ui/banner/banner-art.tsx';
import { NextWays } from '../ui/next/next-band.tsx';
import { breadcrumbList } from '../ui/structured-data/breadcrumb-list.ts';
import { pageGraph } from '../ui/structured-data/page-graph.ts';
import { HistoryArt } from '../features/timeline/history-art.tsx';
import { TimelineList } from '../features/timeline/timeline-list.tsx';
import type { ListData } from './list-loader.ts';
import styles from './timeline.module.css';

const PATH = '/timeline';
/** Years on one line, and what happened in them. */
const DRAWING: BannerDrawing = {
  areas: 'M100 196h520v8H100z',
  lines:
    'M148 200v-64M236 200v72M324 200v-92M412 200v92M500 200v-72M588 200v56M128 192v16M192 192v16M280 192v16M368 192v16M456 192v16M544 192v16',
  bold: 'M100 200h520M610 190l14 10-14 10M118 104h60v32h-60zM206 272h60v32h-60zM294 76h60v32h-60zM382 292h60v32h-60zM470 96h60v32h-60zM558 256h60v32h-60z',
  accents:
    'M140 200a8 8 0 1016 0 8 8 0 10-16 0M228 200a8 8 0 1016 0 8 8 0 10-16 0M316 200a8 8 0 1016 0 8 8 0 10-16 0M404 200a8 8 0 1016 0 8 8 0 10-16 0M492 200a8 8 0 1016 0 8 8 0 10-16 0M576 200a12 12 0 1024 0 12 12 0 10-24 0',
};

const trailOf = (t: Translate): Crumb[] => [
  { label: t('common.menu.about'), to: '/about' },
  { label: t('common.menu.history') },
];

/** The history as a list of what happened and when: schema.org has no type for a milestone, and an Event needs a place. */
export function head({ data: { origin, items: entries }, t, locale }: HeadInput<ListData<TimelineEntry>>): PageHead {
  const history = {
    '@type': 'ItemList',
    name: t('timeline.heading'),
    itemListOrder: 'https://schema.org/ItemListOrderAscending',
    numberOfItems: entries.length,
    itemListElement: entries.map(({ date, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: `${date} ${title}`,
    })),
  };
  const company = { '@type': 'Organization', name: t('common.company'), url: `${origin}/`, foundingDate: '2018' };
  return {
    title: t('timeline.head.title'),
    description: t('timeline.head.description'),
    canonical: PATH,
    translated: entries.every(({ lang }) => lang === locale),
    jsonLd: pageGraph(
      { '@type': 'AboutPage', url: origin + PATH, about: company, mainEntity: history },
      breadcrumbList(origin, t('common.menu.home'), trailOf(t), PATH),
    ),
  };
}

export function Page() {
  const { items: entries } = useLoaderData<ListData<TimelineEntry>>();
  const { t } = useTranslation('marketing');
  return (
    <>
      <PageBanner
        title={t('timeline.title')}
        lead={t('timeline.lead')}
        trail={trailOf(t)}
        art={<BannerArt drawing={DRAWING} />}
      />
      <Container className={styles.page}>
        <SectionHeading title={t('timeline.heading')} lead={t('timeline.intro')} />
        <HistoryArt description={t('timeline.image')} />
        {entries.length > 0 ? <TimelineList entries={entries} /> : <EmptyState title={t('timeline.empty')} />}
      </Container>
      <NextWays messages="timeline.next" ways={{ question: '/support/question', cases: '/application' }} />
    </>
  );
}
