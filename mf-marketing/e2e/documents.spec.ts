import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { renderedDocument } from '../../infra/tooling/e2e/rendered-document.ts';
import { OFFER_FACTS } from '../src/testing/offer-facts.ts';
import { COMPANY_FACTS } from '../src/testing/page-facts.ts';
import { LANGUAGES, PAGES } from './pages.ts';

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

/** The words of a page's own part, as a reader without scripts has them. */
function wordsOf(html: string): string {
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
  const text = main.replaceAll(/<script.*?<\/script>|<!--.*?-->|<[^>]*>/gs, '');
  return text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity).replaceAll(/\s+/g, ' ');
}

const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0;

for (const lang of LANGUAGES) {
  test(`every document holds its heading, its head data and every fact before any script runs (${lang})`, async ({
    request,
    baseURL,
  }) => {
    for (const { path, thing, ...page } of PAGES) {
      const html = await renderedDocument(request, `${path}?lang=${lang}`);
      const known =
        new Map<string, string>([
          ['/customer', '/timeline'],
          ['/introduce', '/productMenu'],
        ]).get(path) ?? path;
      const facts = [...COMPANY_FACTS, ...OFFER_FACTS].find((each) => each.path === path)?.[lang];
      const words = wordsOf(html);
      expect
        .soft(
          [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, heading = '']) => wordsOf(`<main>${heading}</main>`)),
          path,
        )
        .toEqual([page[lang]]);
      expect
        .soft(
          (facts?.says ?? []).filter((fact) => !words.includes(fact)),
          path,
        )
        .toEqual([]);
      expect.soft(words, path).not.toMatch(/lorem ipsum|\blakes?\b|호수|our services|서비스 소개|sample entry/i);
      const way = lang === 'ko' ? '현재 위치' : 'You are here';
      if (path !== '/')
        expect.soft(html, path).toMatch(new RegExp(`<header[^>]*>.*?<h1.*?<nav aria-label="${way}">`, 's'));
      expect.soft(html, path).toMatch(new RegExp(`<html[^>]*lang="${lang}"`));
      expect.soft(html, path).toContain(`<link rel="canonical" href="${baseURL}${known}?lang=${lang}">`);
      expect.soft(html, path).toContain(`property="og:url" content="${baseURL}${known}?lang=${lang}"`);
      for (const language of LANGUAGES)
        expect.soft(html, path).toContain(`hreflang="${language}" href="${baseURL}${known}?lang=${language}"`);
      expect.soft(/<title>([^<]*)/.exec(html)?.[1]?.length, path).toBeGreaterThan(7);
      expect.soft(/<meta name="description" content="([^"]*)/.exec(html)?.[1]?.length, path).toBeGreaterThan(50);
      expect.soft(html, path).toContain(`"@type":"${thing}"`);
      if (['/timeline', '/customer', '/about'].includes(path)) expect.soft(count(html, /<time /g), path).toBe(9);
      if (path === '/application') expect.soft(count(html, /<article/g), path).toBe(8);
      if (path === '/') {
        expect.soft(count(html, /<\w+[^>]* data-shown="/g)).toBe(3);
        expect.soft(count(html, /role="tab"/g)).toBe(2);
        expect.soft(html).toMatch(/data-slot="home.news">.*?<(?:article|li)/s);
        expect.soft(html).toMatch(/"foundingDate":"2018".*"location":\[{.*},{.*}\]/s);
      }
    }
  });
}
