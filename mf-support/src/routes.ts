import type { PageRoute } from '@portal/kit';
import { adminRoutes } from './admin/routes.ts';
import { loadContact, loadDownload, loadQuestion } from './pages/loaders.ts';

export const routes: PageRoute[] = [
  { id: 'support', path: '/support', redirect: '/support/download' },
  {
    id: 'download',
    path: '/support/download',
    page: () => import(/* webpackChunkName: "download" */ './pages/download.tsx'),
    load: loadDownload,
    messages: ['download'],
  },
  {
    id: 'question',
    path: '/support/question',
    page: () => import(/* webpackChunkName: "question" */ './pages/question.tsx'),
    load: loadQuestion,
    messages: ['inquiry', 'words', 'question', 'contact'],
  },
  {
    id: 'smwp-form',
    path: '/support/smwpForm',
    page: () => import(/* webpackChunkName: "smwp-form" */ './pages/smwp-form.tsx'),
    load: loadContact,
    messages: ['inquiry', 'application', 'contact'],
  },
  {
    id: 'webeq-form',
    path: '/support/webeqForm',
    page: () => import(/* webpackChunkName: "webeq-form" */ './pages/webeq-form.tsx'),
    load: loadContact,
    messages: ['inquiry', 'application', 'contact'],
  },
  {
    id: 'linked-inquiry',
    path: '/support/inquiries/link',
    page: () => import(/* webpackChunkName: "linked-inquiry" */ './pages/linked-inquiry.tsx'),
    messages: ['words', 'thread', 'files'],
  },
  {
    id: 'my-inquiry',
    path: '/support/inquiries/:number',
    access: 'member',
    page: () => import(/* webpackChunkName: "my-inquiry" */ './pages/my-inquiry.tsx'),
    messages: ['words', 'thread', 'files'],
  },
  ...adminRoutes,
];
