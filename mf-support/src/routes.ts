import type { PageRoute } from '@portal/kit';
import { loadDownload } from './pages/download-loader.ts';

export const routes: PageRoute[] = [
  { id: 'support', path: '/support', redirect: '/support/download' },
  {
    id: 'download',
    path: '/support/download',
    page: () => import(/* webpackChunkName: "download" */ './pages/download.tsx'),
    load: loadDownload,
    messages: ['download'],
  },
];
