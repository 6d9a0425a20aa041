import type { PageRoute } from '@portal/kit';
import { adminRoutes } from './admin/routes.ts';
import { loadNewsDetail } from './pages/news-detail-loader.ts';
import { newsEditLoader } from './pages/news-edit-loader.ts';
import { loadNewsList } from './pages/news-list-loader.ts';
import { loadClassroomDetail } from './pages/classroom-detail-loader.ts';
import { loadClassroomEdit } from './pages/classroom-edit-loader.ts';
import { loadClassroomList } from './pages/classroom-list-loader.ts';

export const routes: PageRoute[] = [
  {
    id: 'news-list',
    path: '/news',
    page: async () => (await import(/* webpackChunkName: "news-list" */ './pages/news-list.tsx')).news,
    load: loadNewsList.news,
    messages: ['board', 'news'],
  },
  // The spec calls the list a child of `/news`
  { id: 'news-child-list', path: '/news/list', redirect: '/news' },
  {
    id: 'news-edit',
    path: '/news/edit/:newsId?',
    access: 'member',
    page: async () => (await import(/* webpackChunkName: "news-edit" */ './pages/news-edit.tsx')).news,
    load: newsEditLoader('news'),
    messages: ['news', 'writing'],
  },
  {
    id: 'news-detail',
    path: '/news/:newsId',
    page: async () => (await import(/* webpackChunkName: "news-detail" */ './pages/news-detail.tsx')).news,
    load: loadNewsDetail.news,
    messages: ['board', 'news'],
  },
  {
    id: 'announcement-list',
    path: '/education/announcement',
    page: async () => (await import(/* webpackChunkName: "announcement-list" */ './pages/news-list.tsx')).announcement,
    load: loadNewsList.announcement,
    messages: ['board', 'news'],
  },
  {
    id: 'announcement-edit',
    path: '/education/announcement/edit/:newsId?',
    access: 'member',
    page: async () => (await import(/* webpackChunkName: "announcement-edit" */ './pages/news-edit.tsx')).announcement,
    load: newsEditLoader('announcement'),
    messages: ['news', 'writing'],
  },
  {
    id: 'announcement-detail',
    path: '/education/announcement/:newsId',
    page: async () =>
      (await import(/* webpackChunkName: "announcement-detail" */ './pages/news-detail.tsx')).announcement,
    load: loadNewsDetail.announcement,
    messages: ['board', 'news'],
  },
  { id: 'classroom', path: '/education/classroom', redirect: '/education/classroom/list' },
  {
    id: 'classroom-list',
    path: '/education/classroom/list',
    page: () => import(/* webpackChunkName: "classroom-list" */ './pages/classroom-list.tsx'),
    load: loadClassroomList,
    messages: ['board', 'classroom'],
  },
  {
    id: 'classroom-edit',
    path: '/education/classroom/edit/:classroomId?',
    access: 'member',
    page: () => import(/* webpackChunkName: "classroom-edit" */ './pages/classroom-edit.tsx'),
    load: loadClassroomEdit,
    messages: ['classroom', 'writing'],
  },
  {
    id: 'classroom-detail',
    path: '/education/classroom/:classroomId',
    page: () => import(/* webpackChunkName: "classroom-detail" */ './pages/classroom-detail.tsx'),
    load: loadClassroomDetail,
    messages: ['board', 'classroom'],
  },
  ...adminRoutes,
];
