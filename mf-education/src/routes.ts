import type { PageRoute } from '@portal/kit';
import { loadSchedule } from './pages/schedule-loader.ts';

export const routes: PageRoute[] = [
  { id: 'education', path: '/education', redirect: '/education/schedule' },
  {
    id: 'schedule',
    path: '/education/schedule',
    page: () => import(/* webpackChunkName: "schedule" */ './pages/schedule.tsx'),
    load: loadSchedule,
    messages: ['schedule', 'training', 'application'],
  },
  {
    id: 'certificate',
    path: '/education/certificates/:number?',
    page: () => import(/* webpackChunkName: "certificate" */ './pages/certificate.tsx'),
    messages: ['certificate', 'application'],
  },
  { id: 'admin-education', path: '/admin/education', redirect: '/admin/education/trainings' },
  {
    id: 'admin-trainings',
    path: '/admin/education/trainings',
    access: 'editor',
    page: () => import(/* webpackChunkName: "admin-trainings" */ './admin/pages/trainings.tsx'),
    messages: ['schedule', 'training', 'application', 'admin'],
  },
  {
    id: 'admin-applicants',
    path: '/admin/education/applicants',
    access: 'agent',
    page: () => import(/* webpackChunkName: "admin-applicants" */ './admin/pages/applicants.tsx'),
    messages: ['schedule', 'training', 'application', 'admin'],
  },
  {
    id: 'admin-trash',
    path: '/admin/education/trash',
    access: 'editor',
    page: () => import(/* webpackChunkName: "admin-trash" */ './admin/pages/trash.tsx'),
    messages: ['schedule', 'training', 'application', 'admin'],
  },
  {
    id: 'admin-media',
    path: '/admin/education/media',
    access: 'editor',
    page: () => import(/* webpackChunkName: "admin-media" */ './admin/pages/media.tsx'),
    messages: ['admin'],
  },
  {
    id: 'admin-attendance',
    path: '/admin/education/attendance',
    access: 'agent',
    page: () => import(/* webpackChunkName: "admin-attendance" */ './admin/pages/attendance.tsx'),
    messages: ['schedule', 'training', 'application', 'admin'],
  },
  {
    id: 'admin-check-in',
    path: '/admin/education/check-in',
    access: 'agent',
    page: () => import(/* webpackChunkName: "admin-check-in" */ './admin/pages/check-in.tsx'),
    messages: ['schedule', 'training', 'application', 'admin'],
  },
];
