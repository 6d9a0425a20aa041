import type { PageRoute } from '@portal/kit';
import { loadSearch } from './pages/search-loader.ts';

export const routes: PageRoute[] = [
  {
    id: 'search',
    path: '/search',
    messages: ['search'],
    page: () => import(/* webpackChunkName: "search" */ './pages/search.tsx'),
    load: loadSearch,
  },
];
