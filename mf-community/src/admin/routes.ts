import type { PageRoute } from '@portal/kit';

const messages = ['admin', 'news', 'classroom', 'board', 'writing'];

/** The section's views for admins. */
export const adminRoutes: PageRoute[] = [
  { id: 'admin-community', path: '/admin/community', redirect: '/admin/community/posts' },
  {
    id: 'admin-posts',
    path: '/admin/community/posts',
    access: 'editor',
    page: () => import(/* webpackChunkName: "admin-posts" */ './pages/posts.tsx'),
    messages,
  },
  {
    id: 'admin-post',
    path: '/admin/community/posts/:board/:id',
    access: 'editor',
    page: () => import(/* webpackChunkName: "admin-post" */ './pages/post.tsx'),
    messages,
  },
  {
    id: 'admin-queue',
    path: '/admin/community/queue',
    access: 'editor',
    page: () => import(/* webpackChunkName: "admin-queue" */ './pages/queue.tsx'),
    messages,
  },
  {
    id: 'admin-media',
    path: '/admin/community/media',
    access: 'editor',
    page: () => import(/* webpackChunkName: "admin-media" */ './pages/media.tsx'),
    messages,
  },
  {
    id: 'admin-trash',
    path: '/admin/community/trash',
    access: 'editor',
    page: () => import(/* webpackChunkName: "admin-trash" */ './pages/trash.tsx'),
    messages,
  },
];
