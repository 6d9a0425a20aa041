import { expect, test } from '@jest/globals';
import { structuredDataProblems } from './structured-data.ts';

const problems = (thing: object) =>
  structuredDataProblems(
    `<script type="application/ld+json" nonce="x">${JSON.stringify({ '@context': 'https://schema.org', ...thing })}</script>`,
  );
const publisher = { '@type': 'Organization', name: 'Selmatrix' };
const news = { '@type': 'NewsArticle', headline: 'New', inLanguage: 'ko', datePublished: '2026-11-01T09:00:00+09:00' };

test('what schema.org allows passes', () => {
  expect(problems({ ...news, publisher })).toEqual([]);
  expect(
    problems({
      '@graph': [
        { '@type': 'Brand', name: 'Selmatrix' },
        { ...news, publisher },
      ],
    }),
  ).toEqual([]);
});

test('what is missing, unknown, or of another kind is named', () => {
  expect(problems(news)).toEqual(['NewsArticle.publisher is missing']);
  expect(problems({ ...news, publisher: { ...publisher, url: '/about' } })).toEqual([
    'NewsArticle.publisher.url is "/about", not url',
  ]);
  expect(problems({ ...news, publisher, datePublished: 'yesterday' })).toEqual([
    'NewsArticle.datePublished is "yesterday", not date',
  ]);
  expect(problems({ ...news, publisher, sku: '7' })).toEqual(['NewsArticle.sku is no property of NewsArticle']);
  expect(problems({ '@type': 'Banana' })).toEqual(['Banana has the type Banana, which is not known here']);
  expect(problems({ '@context': 'http://example.com', '@type': 'Brand', name: 'x' })).toEqual([
    'the context is not schema.org',
  ]);
});
