import type { PageModule, PageRoute } from '@portal/kit';
import { adminRoutes } from './admin/routes.ts';
import type { LoadContext } from './api/client.ts';
import { readCases, readTimeline } from './api/content.ts';
import { loadAbout } from './pages/about-loader.ts';
import { loadHome } from './pages/home-loader.ts';
import { loadIntroduce } from './pages/introduce-loader.ts';
import { loadList } from './pages/list-loader.ts';
import { loadOrigin } from './ui/structured-data/page-graph.ts';

/** A page that brings its loader in its own chunk, so that no other page pays for it. */
const loadedWith = (page: () => Promise<PageModule & { load(context: LoadContext): Promise<unknown> }>) => ({
  page,
  load: async (context: LoadContext) => (await page()).load(context),
});

const timeline = {
  id: 'timeline',
  page: () => import(/* webpackChunkName: "timeline" */ './pages/timeline.tsx'),
  load: loadList(readTimeline),
  messages: ['timeline'],
};

const productMenu = {
  id: 'introduce',
  page: async () => (await import(/* webpackChunkName: "introduce" */ './pages/introduce.tsx')).products,
  load: loadIntroduce,
  messages: ['introduce'],
};

export const routes: PageRoute[] = [
  {
    id: 'home',
    path: '/',
    page: () => import(/* webpackChunkName: "home" */ './pages/home.tsx'),
    load: loadHome,
    messages: ['home'],
  },
  // One view under two addresses (spec, "Route table").
  { ...timeline, path: '/timeline' },
  { ...timeline, path: '/customer' },
  {
    id: 'about',
    path: '/about',
    page: () => import(/* webpackChunkName: "about" */ './pages/about.tsx'),
    load: loadAbout,
    messages: ['about'],
  },
  {
    id: 'application',
    path: '/application',
    page: () => import(/* webpackChunkName: "application" */ './pages/application.tsx'),
    load: loadList(readCases),
    messages: ['application'],
  },
  {
    id: 'application',
    path: '/application/:caseKey',
    ...loadedWith(() => import(/* webpackChunkName: "application" */ './pages/case-story.tsx')),
    messages: ['application'],
  },
  { ...productMenu, path: '/introduce' },
  { ...productMenu, path: '/productMenu' },
  {
    id: 'introduce',
    path: '/solutionMenu',
    page: async () => (await import(/* webpackChunkName: "introduce" */ './pages/introduce.tsx')).solutions,
    load: loadIntroduce,
    messages: ['introduce'],
  },
  { id: 'product', path: '/service/product', redirect: '/service/product/web-eq' },
  {
    id: 'web-eq',
    path: '/service/product/web-eq',
    ...loadedWith(() => import(/* webpackChunkName: "web-eq" */ './pages/web-eq.tsx')),
    messages: ['offers', 'web-eq'],
  },
  {
    id: 'smwp',
    path: '/service/product/smwp',
    ...loadedWith(() => import(/* webpackChunkName: "smwp" */ './pages/smwp.tsx')),
    messages: ['offers', 'smwp'],
  },
  {
    id: 'sm-io-server',
    path: '/service/product/sm-io-server',
    ...loadedWith(() => import(/* webpackChunkName: "sm-io-server" */ './pages/sm-io-server.tsx')),
    messages: ['offers', 'io-server'],
  },
  {
    id: 'prac',
    path: '/service/product/prac',
    page: () => import(/* webpackChunkName: "prac" */ './pages/prac.tsx'),
    load: loadOrigin,
    messages: ['offers', 'practice'],
  },
  {
    id: 'introduce',
    path: '/service/product/twiz',
    page: async () => (await import(/* webpackChunkName: "introduce" */ './pages/introduce.tsx')).announced,
    messages: ['offers', 'introduce'],
  },
  { id: 'solution', path: '/service/solution', redirect: '/service/solution/sm-farm' },
  {
    id: 'sm-farm',
    path: '/service/solution/sm-farm',
    ...loadedWith(() => import(/* webpackChunkName: "sm-farm" */ './pages/sm-farm.tsx')),
    messages: ['offers', 'farm'],
  },
  {
    id: 'sm-2s',
    path: '/service/solution/sm-2s',
    ...loadedWith(() => import(/* webpackChunkName: "sm-2s" */ './pages/sm-2s.tsx')),
    messages: ['offers', 'sm2s'],
  },
  {
    id: 'sm-haccp',
    path: '/service/solution/sm-haccp',
    ...loadedWith(() => import(/* webpackChunkName: "sm-haccp" */ './pages/sm-haccp.tsx')),
    messages: ['offers', 'haccp'],
  },
  ...adminRoutes,
];
