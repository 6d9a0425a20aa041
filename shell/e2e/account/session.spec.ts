import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expiredToken } from '../../../infra/tooling/e2e/expired-token.ts';
import { watchDataCalls } from '../../../infra/tooling/e2e/data-calls.ts';
import { expect, test } from '../../../infra/tooling/e2e/fixtures.ts';
import { toastOf } from '../../../infra/tooling/e2e/toasts.ts';

const signOutButton = (page: Page) => page.locator('#shell-header').getByRole('button', { name: '로그아웃' });

test('a visitor causes no refresh; a reload keeps a session by a silent one, and no token is ever in storage', async ({
  page,
  signIn,
}) => {
  const calls = watchDataCalls(page);
  await page.goto('/timeline');
  expect(calls).toEqual([]);
  const tokens: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('/api/user/refresh') || !response.ok()) return;
    const { accessToken } = (await response.json()) as { accessToken: string };
    tokens.push(accessToken);
  });
  await signIn(page);
  await page.goto('/timeline');
  await expect(signOutButton(page)).toBeVisible();
  await page.reload();
  await expect(signOutButton(page)).toBeVisible();
  await expect.poll(() => tokens.length).toBe(2);
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  for (const token of tokens) expect(stored).not.toContain(token.slice(-40));
  const [header, claims] = (tokens[0] ?? '')
    .split('.', 2)
    .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, number>);
  expect(header?.['alg']).toBe('ES256');
  expect((claims?.['exp'] ?? 0) - (claims?.['iat'] ?? 0)).toBeLessThanOrEqual(600);
  const cookies = await page.context().cookies();
  const refresh = cookies.find(({ path }) => path === '/api/user');
  expect(refresh).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
});

test.describe('three tabs', () => {
  test.use({ allowedConsole: [/401/] });

  test('that wake with a token that has run out ask for one refresh together, and stay signed in', async ({
    page,
    context,
    signIn,
    portal,
  }) => {
    await signIn(page);
    const tokens = new Set<string>();
    let refreshes = 0;
    context.on('response', async (response) => {
      if (!response.url().endsWith('/api/user/refresh')) return;
      refreshes += 1;
      if (response.ok()) tokens.add(((await response.json()) as { accessToken: string }).accessToken);
    });
    const tabs = [page, await context.newPage(), await context.newPage()];
    for (const tab of tabs) {
      await tab.goto('/timeline');
      await expect(signOutButton(tab)).toBeVisible();
    }
    // Each tab asked once; the last answer is the token of them all.
    await expect.poll(() => refreshes >= tabs.length && tokens.size === refreshes).toBe(true);

    // From here on every token known so far is an hour too old, on the wire and by its signature.
    const old = new Map(
      [...tokens].map((token) => [`Bearer ${token}`, `Bearer ${expiredToken(portal.dataDir, token)}`]),
    );
    const answers: number[] = [];
    await context.route('**/api/user/account', async (route) => {
      const headers = route.request().headers();
      const response = await route.fetch({
        headers: {
          ...headers,
          authorization: old.get(headers['authorization'] ?? '') ?? headers['authorization'] ?? '',
        },
      });
      answers.push(response.status());
      await route.fulfill({ response });
    });
    refreshes = 0;
    await Promise.all(
      tabs.map((tab) => tab.locator('#shell-header').getByRole('link', { name: '마이페이지' }).click()),
    );
    for (const tab of tabs) await expect(tab.getByRole('heading', { level: 1 })).toHaveText('내 계정');
    expect(answers.filter((status) => status === 401).length).toBeGreaterThan(0);
    expect(answers.filter((status) => status === 200)).toHaveLength(3);
    expect(refreshes).toBe(1);
  });

  test('learn of a sign-out in one of them, where a page that needs a session leaves to Login, and of the next sign-in', async ({
    page,
    context,
    signIn,
  }) => {
    const member = await signIn(page);
    const [open, own] = [await context.newPage(), await context.newPage()];
    for (const [tab, path] of [
      [page, '/timeline'],
      [open, '/timeline'],
      [own, '/account/security'],
    ] as const) {
      await tab.goto(path);
      await expect(signOutButton(tab)).toBeVisible();
    }
    await signOutButton(page).click();
    await expect(toastOf(page, 'success', '로그아웃 되었습니다')).toBeVisible();
    for (const tab of [page, open, own]) await expect(signOutButton(tab)).toHaveCount(0);
    await expect(open).toHaveURL('/timeline');
    await expect(own).toHaveURL(/\/login\?next=/);
    await own.getByLabel('이메일', { exact: true }).fill(member.email);
    await own.getByLabel('비밀번호', { exact: true }).fill(member.password);
    await own.getByRole('button', { name: '로그인', exact: true }).click();
    for (const tab of [page, open, own]) await expect(signOutButton(tab)).toBeVisible();
    await expect(own).toHaveURL('/account/security');
  });
});

test('every call has one id, from the answer to the log lines of portal and service', async ({ request, portal }) => {
  const found = await request.get('/api/news/view');
  expect(found.headers()['x-request-id']).toMatch(/^[\w-]{16,}$/);
  const missing = await request.get('/api/news/detail?newsId=999999');
  expect(missing.status()).toBe(404);
  expect(missing.headers()['content-type']).toContain('application/problem+json');
  const problem = (await missing.json()) as Record<string, unknown>;
  const requestId = missing.headers()['x-request-id'] ?? '';
  expect(problem).toMatchObject({ status: 404, code: 'news-not-found', requestId });
  for (const name of ['portal', 'community']) {
    await expect
      .poll(() => readFileSync(path.join(portal.dataDir, 'logs', `${name}.log`), 'utf8'))
      .toContain(requestId);
  }
});
