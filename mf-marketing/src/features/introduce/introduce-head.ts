import type { HeadInput, PageHead } from '@portal/kit';
import { OFFERS, PRODUCT_KEYS, SOLUTION_KEYS } from '../../ui/offers/offers.ts';
import { breadcrumbList } from '../../ui/structured-data/breadcrumb-list.ts';
import { pageGraph, type PageOrigin } from '../../ui/structured-data/page-graph.ts';
import { introduceTrail } from './introduce-trail.ts';

const PAGES = {
  products: { path: '/productMenu', keys: PRODUCT_KEYS },
  solutions: { path: '/solutionMenu', keys: SOLUTION_KEYS },
} as const;

/** Title, description and the list of what the page leads to. */
export function introduceHead(group: keyof typeof PAGES, { data: { origin }, t }: HeadInput<PageOrigin>): PageHead {
  const { path, keys } = PAGES[group];
  const list = {
    '@type': 'ItemList',
    name: t(`introduce.${group}.title`),
    itemListElement: keys.map((key, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: OFFERS[key].name,
      url: origin + OFFERS[key].path,
    })),
  };
  const trail = breadcrumbList(origin, t('common.menu.home'), introduceTrail(group, t), path);
  return {
    title: t(`introduce.${group}.head.title`),
    description: t(`introduce.${group}.head.description`),
    canonical: path,
    jsonLd: pageGraph(list, trail),
  };
}
