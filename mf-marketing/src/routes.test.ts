import { expect, test } from '@jest/globals';
import { routes } from './routes.ts';

/** Spec, "Route table"; the id is the name of the route. */
test.each([
  ['/', 'home'],
  ['/about', 'about'],
  ['/timeline', 'timeline'],
  ['/customer', 'timeline'],
  ['/application', 'application'],
  ['/introduce', 'introduce'],
  ['/productMenu', 'introduce'],
  ['/solutionMenu', 'introduce'],
  ['/service/product', 'product'],
  ['/service/product/web-eq', 'web-eq'],
  ['/service/product/smwp', 'smwp'],
  ['/service/product/sm-io-server', 'sm-io-server'],
  ['/service/product/prac', 'prac'],
  ['/service/product/twiz', 'introduce'],
  ['/service/solution', 'solution'],
  ['/service/solution/sm-farm', 'sm-farm'],
  ['/service/solution/sm-2s', 'sm-2s'],
  ['/service/solution/sm-haccp', 'sm-haccp'],
])('%s is the route %s', (path, id) => {
  expect(routes.filter((route) => route.path === path)).toEqual([expect.objectContaining({ id })]);
});
