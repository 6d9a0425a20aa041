import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { whenShown } from '../../infra/tooling/e2e/when-shown.ts';
import { PUBLIC_PAGES } from './public-pages.ts';

test('scripts need a nonce that no two documents share', async ({ request }) => {
  const policies = await Promise.all(
    [1, 2].map(async () => (await request.get('/')).headers()['content-security-policy'] ?? ''),
  );
  for (const policy of policies) {
    const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? '';
    expect(scripts).toMatch(/'nonce-[^']+' 'strict-dynamic'/);
    expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval/);
  }
  expect(policies[0]).not.toBe(policies[1]);
});

for (const { path } of PUBLIC_PAGES) {
  test(`${path} violates no rule of its policy`, async ({ page }) => {
    await page.addInitScript(() => {
      const violations: string[] = [];
      Object.assign(window, { violations });
      document.addEventListener('securitypolicyviolation', (event) => violations.push(`${event.violatedDirective} ${event.blockedURI}`));
    });
    await page.goto(path);
    await whenShown(page);
    expect(await page.evaluate(() => (window as unknown as { violations: string[] }).violations)).toEqual([]);
  });
}
