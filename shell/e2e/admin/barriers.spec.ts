import { expectNoBarriers } from '../../../infra/tooling/e2e/expect-no-barriers.ts';
import { test } from '../../../infra/tooling/e2e/fixtures.ts';

const PAGES = [
  '/admin',
  '/admin/members',
  '/admin/audit',
  '/admin/mailbox',
  '/admin/releases',
  '/admin/releases/education',
];

test('the pages for admins have no barrier and fit the screen', async ({ page, signIn }) => {
  test.slow();
  await signIn(page, 'admin');
  await expectNoBarriers(page, PAGES);
});
