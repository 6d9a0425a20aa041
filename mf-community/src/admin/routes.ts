import type { PageRoute } from '@portal/kit';

/** A view for editors, in a chunk of its id. */
const view = (id: string, path: string, page: PageRoute['page']): PageRoute => ({
  id,
  path: `/admin/community/${path}`,
  access: 'editor',
  page,
  messages: ['admin', 'news', 'classroom', 'board', 'writing'],
});

/** The section's views for admins. */
export const adminRoutes: PageRoute[] = [
  { id: 'admin-community', path: '/admin/community', redirect: '/admin/community/posts' },
  view('admin-posts', 'posts', () => import(/* webpackChunkName: "admin-posts" */ './pages/posts.tsx')),
  view('admin-post', 'posts/:board/:id', () => import(/* webpackChunkName: "admin-post" */ './pages/post.tsx')),
  view('admin-queue', 'queue', () => import(/* webpackChunkName: "admin-queue" */ './pages/queue.tsx')),
  view('admin-media', 'media', () => import(/* webpackChunkName: "admin-media" */ './pages/media.tsx')),
  view('admin-trash', 'trash', () => import(/* webpackChunkName: "admin-trash" */ './pages/trash.tsx')),
];
