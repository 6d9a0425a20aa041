import type { PageRoute } from '@portal/kit';

const forAdmins = { access: 'administrator', messages: ['admin'] } satisfies Partial<PageRoute>;
const forManagers = { ...forAdmins, access: 'manager', anySection: true } satisfies Partial<PageRoute>;

/**
 * The shell's own views for admins, one chunk with their frame and the kit's entry point for them: the hash of each
 * further chunk would be part of every visitor's script. Their pages load data themselves, since a list changes without
 * a navigation.
 */
export const routes: PageRoute[] = [
  {
    ...forAdmins,
    id: 'admin-home',
    path: '/admin',
    access: 'staff',
    anySection: true,
    page: () => import(/* webpackChunkName: "admin" */ './pages/admin-home.tsx'),
  },
  {
    ...forAdmins,
    id: 'admin-members',
    path: '/admin/members',
    page: () => import(/* webpackChunkName: "admin" */ './pages/members.tsx'),
  },
  {
    ...forAdmins,
    id: 'admin-member',
    path: '/admin/members/:memberId',
    page: () => import(/* webpackChunkName: "admin" */ './pages/member.tsx'),
  },
  {
    ...forAdmins,
    id: 'admin-audit',
    path: '/admin/audit',
    page: () => import(/* webpackChunkName: "admin" */ './pages/audit.tsx'),
  },
  {
    ...forManagers,
    id: 'admin-releases',
    path: '/admin/releases',
    page: () => import(/* webpackChunkName: "admin" */ './pages/releases.tsx'),
  },
  {
    ...forManagers,
    id: 'admin-release-section',
    path: '/admin/releases/:section',
    page: () => import(/* webpackChunkName: "admin" */ './pages/release-section.tsx'),
  },
  {
    ...forManagers,
    id: 'admin-release-service',
    path: '/admin/releases/:section/services/:service',
    page: () => import(/* webpackChunkName: "admin" */ './pages/release-service.tsx'),
  },
  {
    ...forManagers,
    id: 'admin-mails',
    path: '/admin/mails',
    page: () => import(/* webpackChunkName: "admin" */ './pages/mails.tsx'),
  },
  {
    ...forManagers,
    id: 'admin-mail-templates',
    path: '/admin/mails/templates',
    page: () => import(/* webpackChunkName: "admin" */ './pages/mail-templates.tsx'),
  },
  {
    ...forManagers,
    id: 'admin-mail-template',
    path: '/admin/mails/templates/:service/:template',
    page: () => import(/* webpackChunkName: "admin" */ './pages/mail-template.tsx'),
  },
  {
    ...forAdmins,
    id: 'admin-mailbox',
    path: '/admin/mailbox',
    page: () => import(/* webpackChunkName: "admin" */ './pages/mailbox.tsx'),
  },
];
