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
import { NextWays } from '../ui/next/next-band.tsx';
import { breadcrumbList } from '../ui/structured-data/breadcrumb-list.ts';
import { pageGraph } from '../ui/structured-data/page-graph.ts';
import { HistoryArt } from '../features/timeline/history-art.tsx';
import { TimelineList } from '../features/timeline/timeline-list.tsx';
import type { ListData } from './list-loader.ts';
import styles from './timeline.module.css';

const PATH = '/timeline';
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
      <PageBanner title={t('timeline.title')} lead={t('timeline.lead')} trail={trailOf(t)} />
      <Container className={styles.page}>
        <SectionHeading title={t('timeline.heading')} lead={t('timeline.intro')} />
        <HistoryArt description={t('timeline.image')} />
        {entries.length > 0 ? <TimelineList entries={entries} /> : <EmptyState title={t('timeline.empty')} />}
      </Container>
      <NextWays messages="timeline.next" ways={{ question: '/support/question', cases: '/application' }} />
    </>
  );
}
