import type { PageRoute } from '@portal/kit';
import { loadSchedule } from './pages/schedule-loader.ts';

export const routes: PageRoute[] = [
  { id: 'education', path: '/education', redirect: '/education/schedule' },
  {
    id: 'schedule',
    path: '/education/schedule',
    page: () => import(/* webpackChunkName: "schedule" */ './pages/schedule.tsx'),
    load: loadSchedule,
    messages: ['schedule'],
  },
];
