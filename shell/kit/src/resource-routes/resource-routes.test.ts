import { expect, jest, test } from '@jest/globals';
import type { LoadContext } from '@portal/kit';
import { matchPage } from '../match-page.ts';
import { resourceRoutes } from './resource-routes.ts';

const page = (name: string) => ({ Page: () => null, load: async () => name });
const importPages = jest.fn(async () => ({
  pages: { list: page('list'), entry: page('entry'), trash: page('trash') },
}));
const routes = resourceRoutes({
  id: 'admin-notices',
  home: '/admin/marketing',
  path: 'notices',
  access: 'editor',
  messages: ['admin'],
  pages: importPages,
});

test('a resource has a list, a form and a trash for those who may open it, in one chunk that comes when it is opened', async () => {
  expect(importPages).not.toHaveBeenCalled();
  const found = ['', '/new', '/7', '/trash'].map((path) => matchPage(routes, `/admin/marketing/notices${path}`)?.route);
  expect(await Promise.all(found.map(async (route) => route?.load?.({} as LoadContext)))).toEqual([
    'list',
    'entry',
    'entry',
    'trash',
  ]);
  for (const route of found)
    expect(route).toMatchObject({ id: 'admin-notices', access: 'editor', messages: ['admin'] });
});
