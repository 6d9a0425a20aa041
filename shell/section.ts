import type { SectionManifest } from '@portal/kit';

/** The shell's own pages; `/*` makes it the owner of what nobody owns: the 404 page. */
export const section = {
  name: 'shell',
  paths: [
    '/login', '/join', '/verify-email', '/forgot-password', '/reset-password',
    '/terms', '/terms/*', '/privacy', '/privacy/*', '/email-refusal',
    '/admin', '/admin/members', '/admin/members/*', '/admin/audit',
    '/*',
  ],
  menu: [],
  admin: [
    { id: 'members', path: '/admin/members', order: 10, icon: 'users' },
    { id: 'audit', path: '/admin/audit', order: 20, icon: 'clock' },
  ],
} satisfies SectionManifest;
