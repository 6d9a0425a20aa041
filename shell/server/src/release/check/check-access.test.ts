import type { AdminView, SectionRelease } from '@portal/contract';
import { expect, test } from '@jest/globals';
import { checkAccess } from './check-access.ts';

const name = { ko: '문의', en: 'Inquiries' };
const view = (more: Partial<AdminView>): AdminView => ({ id: 'a', path: '/admin/news/posts', order: 1, name, ...more });
const pages = [
  { id: 'entry', path: '/admin/news/:noun', bundles: [], access: 'editor' },
  { id: 'posts', path: '/admin/news/posts', bundles: [], access: 'agent' },
  { id: 'all', path: '/admin/news/all', bundles: [], access: 'manager', anySection: true },
  { id: 'open', path: '/admin/news/open/all', bundles: [] },
];
const causesOf = (...views: AdminView[]) =>
  checkAccess({ admin: { title: name, views } } as SectionRelease, { pages }).map(({ cause }) => cause);

test('a view for admins is for those whom its page lets in', () => {
  expect(
    causesOf(
      view({ access: 'agent' }),
      view({ path: '/admin/news/slides', access: 'editor' }),
      view({ path: '/admin/news/all', access: 'manager', anySection: true }),
      view({ path: '/admin/elsewhere', access: 'staff' }),
    ),
  ).toEqual([]);
});

test('a view of an earlier build, which names nobody, is left alone', () => {
  expect(causesOf(view({}))).toEqual([]);
});

test.each([
  [{ access: 'editor' }, 'the view /admin/news/posts is for editor in section.ts, and its page for agent'],
  [
    { path: '/admin/news/slides', access: 'manager' },
    'the view /admin/news/slides is for manager in section.ts, and its page for editor',
  ],
  [
    { path: '/admin/news/all', access: 'manager' },
    'the view /admin/news/all is for manager in section.ts, and its page for manager in any section',
  ],
  [
    { path: '/admin/news/open/all', access: 'editor' },
    'the view /admin/news/open/all is for editor in section.ts, and its page for everybody',
  ],
] as const)('a view for others than its page is found: %j', (more, cause) => {
  expect(causesOf(view(more))).toEqual([cause]);
});
