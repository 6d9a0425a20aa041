import { expect, test } from '@jest/globals';
import { proseOf } from './page-words.ts';

test('the prose of a page is its titles and texts, not its labels, failures or head', () => {
  const messages = {
    farm: {
      head: { title: 'Farm | Site' },
      lead: 'Grows by itself',
      steps: [{ title: 'Measure {{count}} values' }, { text: 'Decide.' }] as unknown as Record<string, string>,
      list: ['First', 'Second'] as unknown as Record<string, string>,
      button: 'Start',
      failed: { title: 'No data' },
    },
  };
  expect(proseOf(messages)).toBe('Grows by itself · Measure  values · Decide. First · Second');
});
