import { request as requests, type APIRequestContext } from '@playwright/test';
import { startStack } from '../local/stack/start-stack.ts';
import type { Stack } from '../local/stack/stack.ts';
import { expect, test } from '../tooling/e2e/fixtures.ts';

const PAGES = {
  content: '/timeline',
  education: '/education/schedule',
  community: '/news',
  support: '/support/download',
} as const;

let stack: Stack;
let request: APIRequestContext;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ portal }) => {
  test.setTimeout(120_000);
  stack = await startStack({ releasesDir: portal.releasesDir });
  request = await requests.newContext({ baseURL: stack.origin, extraHTTPHeaders: { cookie: 'locale=ko' } });
});

test.afterAll(async () => {
  await request.dispose();
  await stack.stop();
});

for (const [service, path] of Object.entries(PAGES) as [keyof typeof PAGES, string][]) {
  test(`without ${service} its page says so and the others are whole`, async () => {
    await stack.services[service]!.stop();
    // A finished document may be shown again for a moment.
    await expect.poll(async () => (await request.get(path)).status()).toBe(503);
    const html = await (await request.get(path)).text();
    expect(html).toMatch(/지금은 페이지를 열 수 없습니다|조회를 실패했습니다/);
    expect(html).toContain('id="shell-header"><');
    expect(html).toContain('id="shell-footer"><');
    for (const other of Object.values(PAGES).filter((page) => page !== path)) {
      expect((await request.get(other)).status()).toBe(200);
    }
    expect((await request.get('/')).status()).toBe(200);
    await stack.services[service]!.start();
    await expect.poll(async () => (await request.get(path)).status(), { timeout: 20_000 }).toBe(200);
  });
}

test('without the account service every page is whole and signing in says that it is not possible now', async () => {
  await stack.services.account!.stop();
  for (const page of ['/', '/login', ...Object.values(PAGES)]) expect((await request.get(page)).status()).toBe(200);
  const answer = await request.post('/api/user/signin', {
    data: { email: 'a@example.com', password: 'correct-horse' },
  });
  expect(answer.status()).toBe(503);
  expect(answer.headers()['content-type']).toContain('application/problem+json');
  await stack.services.account!.start();
});
