import type { HeadInput, PageHead } from '@portal/kit';
import { breadcrumbList } from '../../ui/structured-data/breadcrumb-list.ts';
import { pageGraph, type PageOrigin } from '../../ui/structured-data/page-graph.ts';
import { offerTrail } from './offer-trail.ts';
import { OFFERS, type OfferKey } from '../../ui/offers/offers.ts';

/** A monthly price in won, for offers that name one. */
export interface MonthlyPrice {
  name: string;
  won: number;
}

function priceOf({ name, won }: MonthlyPrice) {
  const price = { price: won, priceCurrency: 'KRW' };
  const monthly = {
    '@type': 'UnitPriceSpecification',
    ...price,
    billingDuration: 1,
    billingIncrement: 1,
    unitCode: 'MON',
  };
  return { '@type': 'Offer', name, ...price, priceSpecification: monthly };
}

/** Title, description, Product and BreadcrumbList of an offer's page, and what more there is to say; `messages` is the page's group of texts. */
export function offerHead(
  key: OfferKey,
  messages: string,
  { data, t }: HeadInput<PageOrigin>,
  { price, more }: { price?: MonthlyPrice; more?: Record<string, unknown> } = {},
): PageHead {
  const offer = OFFERS[key];
  const description = t(`${messages}.head.description`);
  const company = { '@type': 'Organization', name: t('common.company'), url: `${data.origin}/` };
  const product = {
    '@type': 'Product',
    name: offer.name,
    description,
    category: t(`${messages}.intro.eyebrow`),
    url: data.origin + offer.path,
    brand: { '@type': 'Brand', name: t('common.brand') },
    manufacturer: company,
    ...(price && { offers: priceOf(price) }),
  };
  const trail = breadcrumbList(data.origin, t('common.menu.home'), offerTrail(offer, t), offer.path);
  return {
    title: t(`${messages}.head.title`),
    description,
    type: 'website',
    jsonLd: pageGraph(product, trail, ...(more ? [more] : [])),
  };
}
