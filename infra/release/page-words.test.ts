import { expect, test } from '@jest/globals';
import { proseOf, wordsOfGroup } from './page-words.ts';

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

test('a page that is a group of messages has its head and its prose', () => {
  const articles = [{ title: 'Article 1', text: ['One may look at everything.'] }] as unknown as Record<string, string>;
  const messages = { legal: { terms: { head: { title: 'Terms of use', description: 'What holds here.' }, articles } } };
  expect(wordsOfGroup(messages, 'legal.terms')).toEqual({
    title: 'Terms of use',
    text: 'What holds here. Article 1 · One may look at everything.',
  });
  expect(() => wordsOfGroup(messages, 'legal.privacy')).toThrow('no page is made of the messages legal.privacy');
});
