import { ApiError, type PageRoute } from '@portal/kit';

const messages = ['account'];

export const routes: PageRoute[] = [
  { id: 'login', path: '/login', messages, page: () => import(/* webpackChunkName: "login" */ './pages/login.tsx') },
  { id: 'join', path: '/join', messages, page: () => import(/* webpackChunkName: "join" */ './pages/join.tsx') },
  { id: 'verify-email', path: '/verify-email', messages, page: () => import(/* webpackChunkName: "verify-email" */ './pages/verify-email.tsx') },
  {
    id: 'not-found',
    path: '*',
    messages,
    page: () => import(/* webpackChunkName: "not-found" */ './pages/not-found.tsx'),
    // A loader that answers 404 is what makes the document's status 404.
    load: () => Promise.reject(new ApiError(404)),
  },
];
