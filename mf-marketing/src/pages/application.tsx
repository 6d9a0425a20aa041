import {
  ButtonLink,
  EmptyState,
  PageBanner,
  useLoaderData,
  useSearchParams,
  useTranslation,
  type Crumb,
  type HeadInput,
  type PageHead,
  type Translate,
} from '@portal/kit';
import type { CustomerCase } from '../api/content.ts';
import { Block } from '../ui/blocks/block.tsx';
import { CaseList } from '../features/cases/case-list.tsx';
import { IndustryFilter } from '../features/cases/industry-filter.tsx';
import { NextWays } from '../ui/next/next-band.tsx';
import { breadcrumbList } from '../ui/structured-data/breadcrumb-list.ts';
import { pageGraph } from '../ui/structured-data/page-graph.ts';
import type { ListData } from './list-loader.ts';

const trailOf = (t: Translate): Crumb[] => [
  { label: t('common.menu.introduce'), to: '/introduce' },
  { label: t('common.menu.application') },
];

export function head({ data, t, locale }: HeadInput<ListData<CustomerCase>>): PageHead {
  return {
    title: t('application.head.title'),
    description: t('application.head.description'),
    translated: data.items.every(({ lang }) => lang === locale),
    jsonLd: pageGraph(breadcrumbList(data.origin, t('common.menu.home'), trailOf(t), '/application')),
  };
}

export function Page() {
  const { t } = useTranslation('marketing');
  const { items: cases } = useLoaderData<ListData<CustomerCase>>();
  const [query] = useSearchParams();
  const industry = query.get('industry');
  const shown = industry ? cases.filter(({ industryKey }) => industryKey === industry) : cases;
  return (
    <>
      <PageBanner title={t('application.title')} lead={t('application.lead')} trail={trailOf(t)} />
      <Block id="cases" title={t('application.heading')} lead={t('application.intro')}>
        <IndustryFilter cases={cases} current={industry} />
        <p role="status">{t('application.count', { number: shown.length })}</p>
        {shown.length > 0 ? (
          <CaseList cases={shown} labelledBy="cases-title" />
        ) : (
          <EmptyState
            title={t('application.empty')}
            text={t('application.emptyText')}
            action={<ButtonLink to="/application#cases">{t('application.showAll')}</ButtonLink>}
          />
        )}
      </Block>
      <NextWays messages="application.next" ways={{ question: '/support/question', products: '/productMenu' }} />
    </>
  );
}
