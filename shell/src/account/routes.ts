import { ApiError, type LoadContext, type PageRoute } from '@portal/kit';
import { LEGAL_DOCUMENTS, type LegalDocument } from './features/legal/legal-documents.ts';

const messages = ['account'];

/** Lets only versions through that there are. */
function loadVersion(document: LegalDocument) {
  return async ({ params: { version } }: LoadContext) => {
    const versions: readonly string[] = LEGAL_DOCUMENTS[document].versions;
    if (version !== undefined && !versions.includes(version)) throw new ApiError(404);
  };
}

/** Pages that everybody may see. */
const publicRoutes: PageRoute[] = [
  { id: 'login', path: '/login', messages, page: () => import(/* webpackChunkName: "login" */ './pages/login.tsx') },
  {
    id: 'join',
    path: '/join',
    messages: ['account', 'consents', 'legal', 'terms'],
    page: () => import(/* webpackChunkName: "join" */ './pages/join.tsx'),
  },
  { id: 'verify-email', path: '/verify-email', messages, page: () => import(/* webpackChunkName: "verify-email" */ './pages/verify-email.tsx') },
  { id: 'forgot-password', path: '/forgot-password', messages, page: () => import(/* webpackChunkName: "forgot-password" */ './pages/forgot-password.tsx') },
  { id: 'reset-password', path: '/reset-password', messages, page: () => import(/* webpackChunkName: "reset-password" */ './pages/reset-password.tsx') },
  {
    id: 'terms',
    path: '/terms/:version?',
    messages: ['legal', 'terms', 'archive'],
    page: () => import(/* webpackChunkName: "terms" */ './pages/terms.tsx'),
    load: loadVersion('terms'),
  },
  {
    id: 'privacy',
    path: '/privacy/:version?',
    messages: ['legal', 'privacy', 'consents', 'archive'],
    page: () => import(/* webpackChunkName: "privacy" */ './pages/privacy.tsx'),
    load: loadVersion('privacy'),
  },
  { id: 'email-refusal', path: '/email-refusal', messages: ['legal'], page: () => import(/* webpackChunkName: "email-refusal" */ './pages/email-refusal.tsx') },
];

export const routes: PageRoute[] = [
  ...publicRoutes,
  {
    id: 'not-found',
    path: '*',
    messages,
    page: () => import(/* webpackChunkName: "not-found" */ './pages/not-found.tsx'),
    // A loader that answers 404 is what makes the document's status 404.
    load: () => Promise.reject(new ApiError(404)),
  },
];
