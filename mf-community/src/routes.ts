import type { PageRoute } from '@portal/kit';
import { loadNewsDetail } from './pages/news-detail-loader.ts';
import { loadNewsList } from './pages/news-list-loader.ts';

export const routes: PageRoute[] = [
  {
    id: 'news-list',
    path: '/news',
    page: () => import(/* webpackChunkName: "news-list" */ './pages/news-list.tsx'),
    load: loadNewsList,
    messages: ['news'],
  },
  {
    id: 'news-detail',
    path: '/news/:newsId',
    page: () => import(/* webpackChunkName: "news-detail" */ './pages/news-detail.tsx'),
    load: loadNewsDetail,
    messages: ['news'],
  },
];
