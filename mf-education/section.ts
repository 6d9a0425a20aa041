import type { SectionManifest } from '@portal/kit';

/** What the portal reads of this section before any of its code is loaded. */
export const section = {
  name: 'education',
  // Classroom and announcement are below the same path but belong to community.
  paths: [
    '/education',
    '/education/schedule',
    '/education/certificates',
    '/education/certificates/*',
    '/admin/education/*',
  ],
  aliases: ['/education'],
  menu: [
    { id: 'education', level: 1, key: 'education', order: 40, path: '/education' },
    {
      id: 'schedule',
      level: 2,
      key: 'schedule',
      order: 10,
      parent: 'education',
      path: '/education/schedule',
      icon: 'calendar',
    },
  ],
  admin: [
    { id: 'trainings', path: '/admin/education/trainings', order: 10, icon: 'calendar', access: 'editor' },
    { id: 'applicants', path: '/admin/education/applicants', order: 20, icon: 'users', access: 'agent' },
    { id: 'attendance', path: '/admin/education/attendance', order: 25, icon: 'check', access: 'agent' },
    { id: 'media', path: '/admin/education/media', order: 28, icon: 'desktop', access: 'editor' },
    { id: 'trash', path: '/admin/education/trash', order: 30, icon: 'close', access: 'editor' },
  ],
  search: ['/api/education/search'],
  widgets: {
    'account.overview': { module: './widget-my-applications', file: './src/widgets/my-applications.tsx', order: 10 },
  },
} satisfies SectionManifest;
