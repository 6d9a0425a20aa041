import { ApiError, type PageRoute } from '@portal/kit';
import { getAccount, listConsents, listDevices } from '../api/account.ts';
import type { LoadContext } from '../api/client.ts';
import { getSecondFactor } from '../api/second-factor.ts';
import { LEGAL_DOCUMENTS, type LegalDocument } from './ui/legal/legal-documents.ts';

const messages = ['account'];
const loadAccount = ({ api, signal }: LoadContext) => getAccount(api, signal);

/** Lets only versions through that there are. */
function loadVersion(document: LegalDocument) {
  return async ({ params: { version } }: LoadContext) => {
    const versions: readonly string[] = LEGAL_DOCUMENTS[document].versions;
    if (version !== undefined && !versions.includes(version)) throw new ApiError(404);
  };
}

/** Pages that everybody may see. */
const publicRoutes: PageRoute[] = [
  {
    id: 'login',
    path: '/login',
    messages: ['account', 'second-factor'],
    page: () => import(/* webpackChunkName: "login" */ './pages/login.tsx'),
  },
  {
    id: 'login-link',
    path: '/login/link',
    messages: ['account', 'second-factor'],
    page: () => import(/* webpackChunkName: "login-link" */ './pages/login-link.tsx'),
  },
  {
    id: 'join',
    path: '/join',
    messages: ['account', 'legal', 'terms'],
    page: () => import(/* webpackChunkName: "join" */ './pages/join.tsx'),
  },
  {
    id: 'verify-email',
    path: '/verify-email',
    messages,
    page: () => import(/* webpackChunkName: "verify-email" */ './pages/verify-email.tsx'),
  },
  {
    id: 'forgot-password',
    path: '/forgot-password',
    messages,
    page: () => import(/* webpackChunkName: "forgot-password" */ './pages/forgot-password.tsx'),
  },
  {
    id: 'reset-password',
    path: '/reset-password',
    messages,
    page: () => import(/* webpackChunkName: "reset-password" */ './pages/reset-password.tsx'),
  },
  {
    id: 'terms',
    path: '/terms/:version?',
    messages: ['legal', 'terms', 'archive'],
    page: async () => (await import(/* webpackChunkName: "terms" */ './pages/legal.tsx')).terms,
    load: loadVersion('terms'),
  },
  {
    id: 'privacy',
    path: '/privacy/:version?',
    messages: ['legal', 'privacy', 'archive'],
    page: async () => (await import(/* webpackChunkName: "privacy" */ './pages/legal.tsx')).privacy,
    load: loadVersion('privacy'),
  },
  {
    id: 'email-refusal',
    path: '/email-refusal',
    messages: ['legal'],
    page: () => import(/* webpackChunkName: "email-refusal" */ './pages/email-refusal.tsx'),
  },
];

/** One's own account. */
const memberRoutes: PageRoute[] = [
  {
    id: 'account',
    path: '/account',
    access: 'member',
    messages: ['account', 'my'],
    page: () => import(/* webpackChunkName: "account" */ './pages/account.tsx'),
    load: loadAccount,
  },
  {
    id: 'account-profile',
    path: '/account/profile',
    access: 'member',
    messages: ['account', 'my'],
    page: () => import(/* webpackChunkName: "account-profile" */ './pages/account-profile.tsx'),
    load: loadAccount,
  },
  {
    id: 'account-security',
    path: '/account/security',
    access: 'member',
    messages: ['account', 'my', 'second-factor', 'security'],
    page: () => import(/* webpackChunkName: "account-security" */ './pages/account-security.tsx'),
    async load({ api, signal }) {
      const [devices, secondFactor] = await Promise.all([listDevices(api, signal), getSecondFactor(api, signal)]);
      return { devices, secondFactor };
    },
  },
  {
    id: 'account-consents',
    path: '/account/consents',
    access: 'member',
    messages: ['account', 'my', 'legal'],
    page: () => import(/* webpackChunkName: "account-consents" */ './pages/account-consents.tsx'),
    async load({ api, signal }) {
      const [account, consents] = await Promise.all([getAccount(api, signal), listConsents(api, signal)]);
      return { account, consents };
    },
  },
  {
    id: 'account-leave',
    path: '/account/leave',
    access: 'member',
    messages: ['account', 'my'],
    page: () => import(/* webpackChunkName: "account-leave" */ './pages/account-leave.tsx'),
  },
];

export const routes: PageRoute[] = [
  ...publicRoutes,
  ...memberRoutes,
  {
    id: 'not-found',
    path: '*',
    messages,
    page: () => import(/* webpackChunkName: "not-found" */ './pages/not-found.tsx'),
    // A loader that answers 404 is what makes the document's status 404.
    load: () => Promise.reject(new ApiError(404)),
  },
];
