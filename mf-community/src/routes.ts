import type { PageRoute } from '@portal/kit';
import { adminRoutes } from './admin/routes.ts';
import { loadNewsDetail } from './features/news/news-detail-loader.ts';
import { newsEditLoader } from './features/news/news-edit-loader.ts';
import { loadNewsList } from './features/news/news-list-loader.ts';
import { loadClassroomDetail } from './pages/classroom-detail-loader.ts';
import { loadClassroomEdit } from './pages/classroom-edit-loader.ts';
import { loadClassroomList } from './pages/classroom-list-loader.ts';

export const routes: PageRoute[] = [
  {
    id: 'news-list',
    path: '/news',
    page: () => import(/* webpackChunkName: "news-list" */ './pages/news-list.tsx'),
    load: loadNewsList.news,
    messages: ['board', 'news'],
  },
  {
    id: 'news-edit',
    path: '/news/edit/:newsId?',
    access: 'member',
    page: () => import(/* webpackChunkName: "news-edit" */ './pages/news-edit.tsx'),
    load: newsEditLoader('news'),
    messages: ['board', 'news', 'writing'],
  },
  {
    id: 'news-detail',
    path: '/news/:newsId',
    page: () => import(/* webpackChunkName: "news-detail" */ './pages/news-detail.tsx'),
    load: loadNewsDetail.news,
    messages: ['board', 'news'],
  },
  {
    id: 'announcement-list',
    path: '/education/announcement',
    page: () => import(/* webpackChunkName: "announcement-list" */ './pages/announcement-list.tsx'),
    load: loadNewsList.announcement,
    messages: ['board', 'news'],
  },
  {
    id: 'announcement-edit',
    path: '/education/announcement/edit/:newsId?',
    access: 'member',
    page: () => import(/* webpackChunkName: "announcement-edit" */ './pages/announcement-edit.tsx'),
    load: newsEditLoader('announcement'),
    messages: ['board', 'news', 'writing'],
  },
  {
    id: 'announcement-detail',
    path: '/education/announcement/:newsId',
    page: () => import(/* webpackChunkName: "announcement-detail" */ './pages/announcement-detail.tsx'),
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
    messages: ['board', 'classroom', 'writing'],
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
