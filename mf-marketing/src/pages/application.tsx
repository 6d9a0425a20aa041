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
import { BannerArt, type BannerDrawing } from '../ui/banner/banner-art.tsx';
import { Block } from '../ui/blocks/block.tsx';
import { CaseList } from '../features/cases/case-list.tsx';
import { CaseFilters } from '../features/cases/case-filters.tsx';
import { filterOf, matching } from '../features/cases/case-filter.ts';
import { caseAddress } from '../features/cases/case-address.ts';
import { NextWays } from '../ui/next/next-band.tsx';
import { breadcrumbList } from '../ui/structured-data/breadcrumb-list.ts';
import { pageGraph } from '../ui/structured-data/page-graph.ts';
import type { ListData } from './list-loader.ts';

/** Sites of different industries, each with its figure. */
const DRAWING: BannerDrawing = {
  areas:
    'M120 76h140v108H120zM290 76h140v108H290zM460 76h140v108H460zM120 214h140v108H120zM290 214h140v108H290zM460 214h140v108H460z',
  lines: 'M120 152h140M290 152h140M460 152h140M120 290h140M290 290h140M460 290h140',
  bold: 'M120 76h140v108H120zM290 76h140v108H290zM460 76h140v108H460zM120 214h140v108H120zM290 214h140v108H290zM460 214h140v108H460zM140 140l24-18 20 8 34-30 22 12M310 140h20v-24h20v-14h20v38h40M480 136q22-44 50-10t52-22M140 278h24v-30h24v16h24v-30h28M310 250q28 26 50 4t50 8M480 278l24-32 24 14 40-30',
  accents:
    'M132 162h44v10h-44zM302 162h30v10h-30zM472 162h56v10h-56zM132 300h26v10h-26zM302 300h60v10h-60zM472 300h38v10h-38z',
};

const trailOf = (t: Translate): Crumb[] => [
  { label: t('common.menu.introduce'), to: '/introduce' },
  { label: t('common.menu.application') },
];

export function head({ data, t, locale }: HeadInput<ListData<CustomerCase>>): PageHead {
  const list = {
    '@type': 'ItemList',
    name: t('application.title'),
    itemListElement: data.items.map((each, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: each.project,
      url: data.origin + caseAddress(each),
    })),
  };
  return {
    title: t('application.head.title'),
    description: t('application.head.description'),
    translated: data.items.every(({ lang }) => lang === locale),
    jsonLd: pageGraph(list, breadcrumbList(data.origin, t('common.menu.home'), trailOf(t), '/application')),
  };
}

export function Page() {
  const { t } = useTranslation('marketing');
  const { items: cases } = useLoaderData<ListData<CustomerCase>>();
  const [query] = useSearchParams();
  const filter = filterOf(query);
  const shown = matching(cases, filter);
  return (
    <>
      <PageBanner
        title={t('application.title')}
        lead={t('application.lead')}
        trail={trailOf(t)}
        art={<BannerArt drawing={DRAWING} />}
      />
      <Block id="cases" title={t('application.heading')} lead={t('application.intro')}>
        <CaseFilters cases={cases} current={filter} />
        <p role="status">
          {/* Another element is said again, also where the number is the same. */}
          <span key={String(query)}>{t('application.count', { number: shown.length })}</span>
        </p>
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
