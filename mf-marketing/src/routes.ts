import type { PageRoute } from '@portal/kit';
import { loadHome } from './pages/home-loader.ts';
import { loadTimeline } from './pages/timeline-loader.ts';

const timeline = {
  id: 'timeline',
  page: () => import(/* webpackChunkName: "timeline" */ './pages/timeline.tsx'),
  load: loadTimeline,
  messages: ['timeline'],
};

export const routes: PageRoute[] = [
  {
    id: 'home',
    path: '/',
    page: () => import(/* webpackChunkName: "home" */ './pages/home.tsx'),
    load: loadHome,
    messages: ['home', 'location'],
  },
  // One view under two addresses (spec, "Route table").
  { ...timeline, path: '/timeline' },
  { ...timeline, path: '/customer' },
];
