import type { SectionManifest } from '@portal/kit';

/** What the portal reads of this section before any of its code is loaded. */
export const section = {
  name: 'community',
  paths: [
    '/news',
    '/news/*',
    '/education/classroom',
    '/education/classroom/list',
    '/education/classroom/*',
    '/education/announcement',
    '/education/announcement/*',
    '/admin/community/*',
  ],
  aliases: ['/education/classroom'],
  menu: [
    { id: 'news', level: 2, key: 'news', order: 30, parent: 'about', path: '/news' },
    { id: 'classroom', level: 2, key: 'classroom', order: 20, parent: 'education', path: '/education/classroom' },
    {
      id: 'announcement',
      level: 2,
      key: 'announcement',
      order: 30,
      parent: 'education',
      path: '/education/announcement',
    },
  ],
  admin: [
    { id: 'posts', path: '/admin/community/posts', order: 10, icon: 'file', access: 'editor' },
    { id: 'queue', path: '/admin/community/queue', order: 20, icon: 'clock', access: 'editor' },
    { id: 'media', path: '/admin/community/media', order: 25, icon: 'desktop', access: 'editor' },
    { id: 'trash', path: '/admin/community/trash', order: 30, icon: 'close', access: 'editor' },
  ],
  sitemap: ['/api/news/pages'],
  search: ['/api/news/search'],
  widgets: {
    'home.news': { module: './widget-news-block', file: './src/widgets/news-block.tsx' },
  },
} satisfies SectionManifest;
