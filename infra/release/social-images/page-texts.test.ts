import { expect, test } from '@jest/globals';
import { pageText } from './page-texts.ts';

interface Head {
  data: Record<string, Record<string, string>> & { list: string[] };
  t(key: string, values?: Record<string, unknown>): string;
}

const messages = { page: { title: 'WEB EQ | Sees and judges | Site', text: 'For {{who}}', plain: 'Schedule' } };
const textOf = (head: (input: Head) => { title: unknown; description: unknown }) =>
  pageText(
    { id: 'x', path: '/x', page: async () => ({ head: (input) => head(input as Head) }) },
    { messages, siteName: 'Site', locale: 'en' },
  );

test('the words of a page are the parts of its title, or title and description', async () => {
  expect(await textOf(({ t }) => ({ title: t('page.title'), description: '' }))).toEqual({
    title: 'WEB EQ',
    lead: 'Sees and judges',
  });
  const described = await textOf(({ t }) => ({ title: t('page.plain'), description: t('page.text', { who: 'all' }) }));
  expect(described).toEqual({ title: 'Schedule', lead: 'For all' });
});

test('a page whose title depends on data has none; other data does no harm', async () => {
  expect(await textOf(({ data }) => ({ title: data['item']?.['title'], description: '' }))).toBeUndefined();
  expect(
    await textOf(({ data, t }) => ({
      title: Number(data['place']?.['page']) > 1 ? 'page' : t('page.plain'),
      description: [...data.list].join(' '),
    })),
  ).toEqual({ title: 'Schedule', lead: '' });
});
