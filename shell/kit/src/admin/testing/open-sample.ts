import type { Locale, PageRoute, SectionDefinition } from '@portal/kit';
import { expect } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { openPage, type OpenedPage } from '../../testing/index.ts';
import { resourcePages } from '../resources/resource-pages.tsx';
import { resourceRoutes } from '../../resource-routes/resource-routes.ts';

const pages = resourcePages({ base: '/api/sample/admin', home: '/admin/sample' });

/** A section with the ordinary pages of every resource, and further ones. */
export function sampleSection(routes: PageRoute[] = [], given: { pages: typeof pages } = { pages }): SectionDefinition {
  return {
    name: 'sample',
    routes: [
      ...routes,
      ...resourceRoutes({
        id: 'resources',
        home: '/admin/sample',
        path: ':resource',
        access: 'editor',
        pages: async () => given,
      }),
    ],
    messages: async () => ({ default: {} }),
  };
}

/** Opens a page below `/admin/sample/` as an editor. */
export const openSample = (path: string, locale: Locale = 'ko', definition = sampleSection()): Promise<OpenedPage> =>
  openPage({
    definition,
    url: `/admin/sample/${path}`,
    locale,
    user: { email: 'editor@selmatrix.example', name: '이편집', role: 'member', roles: { sample: ['editor'] } },
  });

/** Confirms or dismisses the question of the page; returns its text. */
export async function confirmQuestion({ portal }: OpenedPage, isYes: boolean): Promise<string> {
  const question = () => portal.alerts.store.getState().current;
  await waitFor(() => expect(question()).toBeDefined());
  const { text = '', close } = question() ?? {};
  await act(async () => close?.(isYes));
  return text;
}
