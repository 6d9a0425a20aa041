import { expect, jest, test } from '@jest/globals';
import type { ApiClient } from '../../api/client.ts';
import type { CompanyFacts, readCompanyFacts } from './company-facts.ts';
import { rememberFacts } from './remembered-facts.ts';

const api = {} as ApiClient;
const facts = (name: string): CompanyFacts => ({
  name,
  companyNumber: '1',
  smwpPhones: [],
  videoChannelUrl: '',
  offices: [],
});

test('one call serves the documents of a second, in each language', async () => {
  const read = jest.fn<typeof readCompanyFacts>(async (_api, locale) => facts(locale));
  let time = 0;
  const remembered = rememberFacts(read, () => time);
  expect((await remembered(api, 'ko'))?.name).toBe('ko');
  expect((await remembered(api, 'en'))?.name).toBe('en');
  time = 999;
  await remembered(api, 'ko');
  expect(read).toHaveBeenCalledTimes(2);
  time = 1_000;
  await remembered(api, 'ko');
  expect(read).toHaveBeenCalledTimes(3);
});

test('what is known serves while the service is away, and the next document asks again', async () => {
  const read = jest.fn<typeof readCompanyFacts>();
  let time = 0;
  const remembered = rememberFacts(read, () => time);
  read.mockRejectedValueOnce(new Error('away'));
  expect(await remembered(api, 'ko')).toBeUndefined();
  read.mockResolvedValueOnce(facts('first'));
  expect((await remembered(api, 'ko'))?.name).toBe('first');
  time = 5_000;
  read.mockRejectedValueOnce(new Error('away'));
  expect((await remembered(api, 'ko'))?.name).toBe('first');
  read.mockResolvedValueOnce(facts('second'));
  expect((await remembered(api, 'ko'))?.name).toBe('second');
});
