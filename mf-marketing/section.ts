import type { SectionManifest } from '@portal/kit';

/** What the portal reads of this section before any of its code is loaded. */
export const section = {
  name: 'marketing',
  paths: [
    '/',
    '/timeline',
    '/customer',
    '/about',
    '/application',
    '/introduce',
    '/productMenu',
    '/solutionMenu',
    '/service/product',
    '/service/product/web-eq',
    '/service/product/smwp',
    '/service/product/sm-io-server',
    '/service/product/prac',
    '/service/solution',
    '/service/solution/sm-farm',
    '/service/solution/sm-2s',
    '/service/solution/sm-haccp',
    '/admin/marketing/*',
  ],
  aliases: ['/customer', '/introduce', '/service/product', '/service/solution'],
  menu: [
    { id: 'about', level: 1, key: 'about', order: 10, path: '/about' },
    { id: 'company', level: 2, key: 'about', order: 10, parent: 'about', path: '/about' },
    { id: 'history', level: 2, key: 'history', order: 20, parent: 'about', path: '/timeline', icon: 'clock' },
    { id: 'introduce', level: 1, key: 'introduce', order: 20, path: '/introduce' },
    { id: 'product', level: 2, key: 'product', order: 10, parent: 'introduce', path: '/service/product' },
    { id: 'solution', level: 2, key: 'solution', order: 20, parent: 'introduce', path: '/service/solution' },
    { id: 'application', level: 2, key: 'application', order: 30, parent: 'introduce', path: '/application' },
    // Known by name, but without a place in the menu's tree.
    { id: 'home', level: 2, key: 'home', order: 100, path: '/' },
    { id: 'customer', level: 2, key: 'customer', order: 110, path: '/customer' },
    { id: 'hardware', level: 2, key: 'hardware', order: 120 },
    { id: 'contact', level: 2, key: 'contact', order: 130, path: '/#location', icon: 'map-pin' },
  ],
  slots: ['home.news'],
  admin: [
    { id: 'slides', path: '/admin/marketing/slides', order: 10, icon: 'play', access: 'editor' },
    { id: 'cases', path: '/admin/marketing/cases', order: 20, icon: 'users', access: 'editor' },
    { id: 'timeline', path: '/admin/marketing/timeline', order: 30, icon: 'clock', access: 'editor' },
    { id: 'offices', path: '/admin/marketing/offices', order: 40, icon: 'map-pin', access: 'editor' },
    { id: 'company', path: '/admin/marketing/company', order: 50, icon: 'phone', access: 'editor' },
  ],
} satisfies SectionManifest;
