import type { SectionManifest } from '@portal/kit';

/** The shell's own pages; `/*` makes it the owner of what nobody owns: the 404 page. */
export const section = {
  name: 'shell',
  paths: [
    '/login',
    '/login/link',
    '/join',
    '/verify-email',
    '/forgot-password',
    '/reset-password',
    '/account',
    '/account/*',
    '/terms',
    '/terms/*',
    '/privacy',
    '/privacy/*',
    '/email-refusal',
    '/search',
    '/admin',
    '/admin/members/*',
    '/admin/audit',
    '/admin/mailbox',
    '/admin/mails/*',
    '/admin/releases/*',
    '/*',
  ],
  menu: [],
  searchedPages: { '/terms': 'terms', '/privacy': 'privacy', '/email-refusal': 'legal.refusal' },
  slots: {
    'account.overview': {
      text: 'On My page, below name and account: what a section keeps of the member who is signed in, each widget in a box of its own with its own heading.',
    },
  },
  admin: [
    { id: 'members', path: '/admin/members', order: 10, icon: 'users', access: 'administrator' },
    { id: 'audit', path: '/admin/audit', order: 20, icon: 'clock', access: 'administrator' },
    { id: 'releases', path: '/admin/releases', order: 25, icon: 'download', access: 'manager', anySection: true },
    { id: 'mails', path: '/admin/mails', order: 27, icon: 'mail', access: 'manager', anySection: true },
    { id: 'mailbox', path: '/admin/mailbox', order: 30, icon: 'mail', access: 'administrator' },
  ],
} satisfies SectionManifest;
