import type { SectionManifest } from '@portal/kit';

/** What the portal reads of this section before any of its code is loaded. */
export const section = {
  name: 'support',
  paths: [
    '/support',
    '/support/download',
    '/support/question',
    '/support/smwpForm',
    '/support/webeqForm',
    '/support/inquiries/*',
    '/admin/support/*',
  ],
  aliases: ['/support'],
  menu: [
    { id: 'support', level: 1, key: 'support', order: 30, path: '/support' },
    {
      id: 'download',
      level: 2,
      key: 'document',
      order: 10,
      parent: 'support',
      path: '/support/download',
      icon: 'download',
    },
    {
      id: 'question',
      level: 2,
      key: 'question',
      order: 20,
      parent: 'support',
      path: '/support/question',
      icon: 'mail',
    },
  ],
  admin: [
    { id: 'inquiries', path: '/admin/support/inquiries', order: 10, icon: 'mail', access: 'agent' },
    { id: 'canned-replies', path: '/admin/support/canned-replies', order: 15, icon: 'file', access: 'agent' },
    { id: 'documents', path: '/admin/support/documents', order: 20, icon: 'file', access: 'editor' },
    { id: 'settings', path: '/admin/support/settings', order: 30, icon: 'settings', access: 'manager' },
  ],
  search: ['/api/file/search'],
  widgets: {
    'account.overview': { module: './widget-my-inquiries', file: './src/widgets/my-inquiries.tsx', order: 20 },
  },
} satisfies SectionManifest;
