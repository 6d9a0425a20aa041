import type { PageRoute } from '@portal/kit';
import { newsDetailLoader } from './features/news/news-detail-loader.ts';
import { newsListLoader } from './features/news/news-list-loader.ts';
import { loadClassroomDetail } from './pages/classroom-detail-loader.ts';
import { loadClassroomList } from './pages/classroom-list-loader.ts';

export const routes: PageRoute[] = [
  {
    id: 'news-list',
    path: '/news',
    page: () => import(/* webpackChunkName: "news-list" */ './pages/news-list.tsx'),
    load: newsListLoader('news'),
    messages: ['news'],
  },
  {
    id: 'news-detail',
    path: '/news/:newsId',
    page: () => import(/* webpackChunkName: "news-detail" */ './pages/news-detail.tsx'),
    load: newsDetailLoader('news'),
    messages: ['news'],
  },
  {
    id: 'announcement-list',
    path: '/education/announcement',
    page: () => import(/* webpackChunkName: "announcement-list" */ './pages/announcement-list.tsx'),
    load: newsListLoader('announcement'),
    messages: ['news'],
  },
  {
    id: 'announcement-detail',
    path: '/education/announcement/:newsId',
    page: () => import(/* webpackChunkName: "announcement-detail" */ './pages/announcement-detail.tsx'),
    load: newsDetailLoader('announcement'),
    messages: ['news'],
  },
  { id: 'classroom', path: '/education/classroom', redirect: '/education/classroom/list' },
  {
    id: 'classroom-list',
    path: '/education/classroom/list',
    page: () => import(/* webpackChunkName: "classroom-list" */ './pages/classroom-list.tsx'),
    load: loadClassroomList,
    messages: ['classroom'],
  },
  {
    id: 'classroom-detail',
    path: '/education/classroom/:classroomId',
    page: () => import(/* webpackChunkName: "classroom-detail" */ './pages/classroom-detail.tsx'),
    load: loadClassroomDetail,
    messages: ['classroom'],
  },
];
