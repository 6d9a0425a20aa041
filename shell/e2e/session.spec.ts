import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { whenShown } from '../../infra/tooling/e2e/when-shown.ts';

const signOutButton = (page: Page) => page.locator('#shell-header').getByRole('button', { name: '로그아웃' });

test('a reload keeps the session by a silent refresh, and no token is ever in storage', async ({ page, signIn }) => {
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
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
  for (const token of tokens) expect(stored).not.toContain(token.slice(-40));
  const [header, claims] = (tokens[0] ?? '').split('.', 2).map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, number>);
  expect(header?.['alg']).toBe('ES256');
  expect((claims?.['exp'] ?? 0) - (claims?.['iat'] ?? 0)).toBeLessThanOrEqual(600);
  const cookies = await page.context().cookies();
  const refresh = cookies.find(({ path }) => path === '/api/user');
  expect(refresh).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
});

test('a visitor who never signed in causes no refresh', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.goto('/timeline');
  await whenShown(page);
  expect(calls.filter((path) => path.startsWith('/api/'))).toEqual([]);
});

test('tabs that wake together stay signed in, and a sign-out reaches them all', async ({ page, context, signIn }) => {
  await signIn(page);
  const tabs = [page, await context.newPage(), await context.newPage()];
  await Promise.all(tabs.map((tab) => tab.goto('/timeline')));
  for (const tab of tabs) await expect(signOutButton(tab)).toBeVisible();
  await signOutButton(page).click();
  await expect(page.getByText('로그아웃 되었습니다')).toBeVisible();
  for (const tab of tabs) await expect(signOutButton(tab)).toHaveCount(0);
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
    await expect.poll(() => readFileSync(path.join(portal.dataDir, 'logs', `${name}.log`), 'utf8')).toContain(requestId);
  }
});
