import type { Locale, PageHead } from '@portal/contract';
import { escapeHtml } from '@portal/runtime';
import { attributes, scriptJson } from './escape.ts';
import { siteTexts } from '../config/site-texts.ts';

export interface HeadInput {
  head: PageHead;
  locale: Locale;
  status: number;
  publicOrigin: string;
  pathname: string;
  iconHref?: string;
  /** URL path of the page's drawn image, for pages that bring none. */
  socialImage?: string;
}

/** The deep navy of the brand, which browsers colour their own bars with. */
export const themeColor = '#0b1930';

const openGraphLocales: Record<Locale, string> = { ko: 'ko_KR', en: 'en_US' };

const meta = (values: Record<string, string | undefined>): string => `<meta${attributes(values)}>`;
const link = (values: Record<string, string | undefined>): string => `<link${attributes(values)}>`;

/** Everything in `<head>` that search engines and other sites read. */
export function documentHead(input: HeadInput): string {
  const { head, locale } = input;
  const texts = siteTexts(locale);
  const title = head.title || texts.siteName;
  const description = head.description || texts.description;
  return [
    '<meta charset="utf-8">',
    meta({ name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    `<title>${escapeHtml(title)}</title>`,
    meta({ name: 'description', content: description }),
    ...indexing(input),
    ...openGraph(input, title, description),
    head.feed ? link({ rel: 'alternate', type: 'application/rss+xml', ...head.feed }) : '',
    meta({ name: 'theme-color', content: themeColor }),
    link({ rel: 'icon', href: input.iconHref ?? 'data:,' }),
    link({ rel: 'manifest', href: '/site.webmanifest' }),
    head.jsonLd
      ? `<script${attributes({ type: 'application/ld+json' })}>${scriptJson(head.jsonLd, absoluteUrls(input.publicOrigin))}</script>`
      : '',
  ].join('');
}

/**
 * The address by which search engines know the page: each language of it has its own, the same that hreflang names. What is
 * not translated is in Korean.
 */
function knownAddress({ head, locale, publicOrigin, pathname }: HeadInput): string {
  const address = publicOrigin + (head.canonical ?? pathname);
  return `${address}?lang=${head.translated === false ? 'ko' : locale}`;
}

/** Addresses in structured data must be absolute; pages need not know the origin for that. */
function absoluteUrls(origin: string) {
  return (key: string, value: unknown) =>
    (key === 'url' || key === 'image') && typeof value === 'string' ? absolute(value, origin) : value;
}

/** A page that is not there has no address to be known by. */
function indexing(input: HeadInput): string[] {
  const { head, status, publicOrigin, pathname } = input;
  if (status >= 400) return [meta({ name: 'robots', content: 'noindex' })];
  const address = publicOrigin + (head.canonical ?? pathname);
  const lines = [link({ rel: 'canonical', href: knownAddress(input) })];
  if (head.noindex) lines.unshift(meta({ name: 'robots', content: 'noindex' }));
  if (head.translated !== false) {
    lines.push(
      link({ rel: 'alternate', hreflang: 'ko', href: `${address}?lang=ko` }),
      link({ rel: 'alternate', hreflang: 'en', href: `${address}?lang=en` }),
      // An alternate must name itself as canonical, which the address without a language does not
      link({ rel: 'alternate', hreflang: 'x-default', href: `${address}?lang=en` }),
    );
  }
  return lines;
}

function openGraph(input: HeadInput, title: string, description: string): string[] {
  const { head, locale, publicOrigin } = input;
  const other = locale === 'ko' ? 'en' : 'ko';
  const property = (name: string, content: string) => meta({ property: `og:${name}`, content });
  const lines = [
    property('title', title),
    property('description', description),
    property('type', head.type ?? 'website'),
    property('url', knownAddress(input)),
    property('site_name', siteTexts(locale).siteName),
    property('locale', openGraphLocales[locale]),
  ];
  if (head.translated !== false) lines.push(property('locale:alternate', openGraphLocales[other]));
  const image = head.image ?? input.socialImage;
  if (image !== undefined)
    lines.push(
      property('image', absolute(image, publicOrigin)),
      // Everything else a card takes from Open Graph
      meta({ name: 'twitter:card', content: 'summary_large_image' }),
    );
  return lines;
}

function absolute(address: string, publicOrigin: string): string {
  return address.startsWith('/') ? publicOrigin + address : address;
}
