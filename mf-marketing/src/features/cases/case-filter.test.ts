import { expect, test } from '@jest/globals';
import type { CustomerCase } from '../../api/content.ts';
import { sampleCase } from '../../testing/sample-content.ts';
import { choicesOf, filterAddress, filterOf, matching } from './case-filter.ts';

const cases: CustomerCase[] = [
  sampleCase(1, { industryKey: 'food', offers: ['sm-haccp'], problem: 'records' }),
  sampleCase(2, { industryKey: 'food', offers: ['sm2s', 'sm-haccp'], problem: 'planning' }),
  sampleCase(3, { industryKey: 'metal', offers: ['sm2s'], problem: null }),
];
const ids = (filter: object) => matching(cases, filter).map(({ caseId }) => caseId);

test('a filter is read from the URL and written into it, without names that are none', () => {
  const filter = filterOf(new URLSearchParams('industry=food&product=&other=x&problem=records'));
  expect(filter).toEqual({ industry: 'food', problem: 'records' });
  expect(filterAddress(filter)).toBe('/application?industry=food&problem=records#cases');
  expect(filterAddress({})).toBe('/application#cases');
});

test('cases match all choices at once, and any of their products', () => {
  expect(ids({})).toEqual([1, 2, 3]);
  expect(ids({ product: 'sm-haccp' })).toEqual([1, 2]);
  expect(ids({ product: 'sm2s', industry: 'food' })).toEqual([2]);
  expect(ids({ problem: 'records', product: 'sm2s' })).toEqual([]);
});

test('a choice says what it would find beside the other choices', () => {
  expect(choicesOf(cases, { industry: 'metal' }, 'product')).toEqual([
    { value: 'sm-haccp', count: 0 },
    { value: 'sm2s', count: 1 },
  ]);
  expect(choicesOf(cases, { industry: 'metal' }, 'industry')).toEqual([
    { value: 'food', count: 2 },
    { value: 'metal', count: 1 },
  ]);
  expect(choicesOf(cases, {}, 'problem').map(({ value }) => value)).toEqual(['records', 'planning']);
});
