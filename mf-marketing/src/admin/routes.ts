import type { PageRoute } from '@portal/kit';

const messages = ['admin'];

/** The section's admin views; their code is loaded by nobody else. */
export const adminRoutes: PageRoute[] = [
  {
    id: 'admin-entries',
    path: '/admin/marketing/company',
    access: 'editor',
    page: () => import(/* webpackChunkName: "admin-entries" */ './pages/company.tsx'),
    messages,
  },
  {
    id: 'admin-media',
    path: '/admin/marketing/media',
    access: 'editor',
    page: () => import(/* webpackChunkName: "admin-media" */ './pages/media.tsx'),
    messages,
  },
  {
    id: 'admin-entries',
    path: '/admin/marketing/:noun',
    access: 'editor',
    page: () => import(/* webpackChunkName: "admin-entries" */ './pages/entries.tsx'),
    messages,
  },
  {
    id: 'admin-entry',
    path: '/admin/marketing/:noun/:entryId',
    access: 'editor',
    page: () => import(/* webpackChunkName: "admin-entry" */ './pages/entry.tsx'),
    // Previews use the texts of the pages that show the entries.
    messages: ['admin', 'application', 'home', 'timeline'],
  },
];
