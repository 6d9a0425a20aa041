import { expectNoBarriers } from '../../../infra/tooling/e2e/expect-no-barriers.ts';
import { test } from '../../../infra/tooling/e2e/fixtures.ts';

const SIGN_IN = [
  '/login',
  '/join',
  '/verify-email',
  '/login/link',
  '/forgot-password',
  '/reset-password',
  '/reset-password?token=none',
];
const OWN = ['/account', '/account/profile', '/account/security', '/account/consents', '/account/leave'];

test('the pages around signing in have no barrier and fit the screen', async ({ page }) => {
  test.slow();
  await expectNoBarriers(page, SIGN_IN);
});

test('My page has no barrier and fits the screen', async ({ page, signIn }) => {
  test.slow();
  await signIn(page);
  await expectNoBarriers(page, OWN);
});
