import type { PageRoute } from '@portal/kit';
import { resourceRoutes } from '@portal/kit/resource-routes';

/** The section's admin views; their code is loaded by nobody else. */
export const adminRoutes: PageRoute[] = [
  {
    id: 'admin-media',
    path: '/admin/marketing/media',
    access: 'editor',
    page: () => import(/* webpackChunkName: "admin-media" */ './pages/media.tsx'),
    messages: ['admin'],
  },
  ...resourceRoutes({
    id: 'admin-entries',
    home: '/admin/marketing',
    path: ':resource',
    access: 'editor',
    pages: () => import(/* webpackChunkName: "admin-entries" */ './pages/entries.tsx'),
    // Previews use the texts of the pages that show the entries
    messages: ['admin', 'application', 'home', 'timeline'],
  }),
];
