import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestService } from '@portal/service-kit/testing';
import { contentService } from '../../service.ts';
import type { OfferFact } from './offer-fact-view.ts';

let service: Awaited<ReturnType<typeof createTestService>>;
beforeAll(async () => {
  service = await createTestService(contentService);
  await service.seed();
});
afterAll(() => service.close());

const read = async (query: Record<string, string>) =>
  (await service.app.inject({ url: '/api/content/offer-facts', query })).json<OfferFact[]>();

test('the facts of one product are asked for by its key, in the language of the page', async () => {
  const all = await read({});
  const ofOne = await read({ offer: 'sm-io-server', lang: 'en' });
  expect(new Set(all.map(({ offer }) => offer)).size).toBe(6);
  expect(new Set(ofOne.map(({ offer, lang }) => `${offer} ${lang}`))).toEqual(new Set(['sm-io-server en']));
  expect(ofOne).toHaveLength(all.filter(({ offer }) => offer === 'sm-io-server').length);
});

test('sample content has all four kinds for each product, and nothing of it is sample but not marked, or marked but an answer', async () => {
  const kinds = new Map<string, Set<string>>();
  for (const { offer, kind, isSample } of await read({})) {
    kinds.set(offer, (kinds.get(offer) ?? new Set()).add(kind));
    expect([kind, isSample]).toEqual([kind, kind !== 'question']);
  }
  for (const found of kinds.values()) expect(found.size).toBe(4);
});

test('a product that there is not is refused', async () => {
  const answer = await service.app.inject({ url: '/api/content/offer-facts', query: { offer: 'sm-twis' } });
  expect(answer.statusCode).toBe(400);
});
