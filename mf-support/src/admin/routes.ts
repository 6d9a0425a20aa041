import type { PageRoute } from '@portal/kit';
import { resourceRoutes } from '@portal/kit/resource-routes';

const described = {
  id: 'admin-resources',
  home: '/admin/support',
  pages: () => import(/* webpackChunkName: "admin-resources" */ './pages/resources.ts'),
};

/** The section's views for admins; `words` holds what they share with the public pages. */
export const adminRoutes: PageRoute[] = [
  { id: 'admin-support', path: '/admin/support', redirect: '/admin/support/inquiries' },
  {
    id: 'admin-inquiries',
    path: '/admin/support/inquiries',
    access: 'agent',
    page: () => import(/* webpackChunkName: "admin-inquiries" */ './pages/inquiries.tsx'),
    messages: ['words', 'admin'],
  },
  {
    id: 'admin-inquiry',
    path: '/admin/support/inquiries/:number',
    access: 'agent',
    page: () => import(/* webpackChunkName: "admin-inquiry" */ './pages/inquiry.tsx'),
    messages: ['words', 'admin', 'files'],
  },
  {
    id: 'admin-documents',
    path: '/admin/support/documents',
    access: 'editor',
    page: () => import(/* webpackChunkName: "admin-documents" */ './pages/documents.tsx'),
    messages: ['words', 'admin'],
  },
  ...resourceRoutes({ ...described, path: 'canned-replies', access: 'agent' }),
  ...resourceRoutes({ ...described, path: 'settings', access: 'manager' }),
];
