import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestService, type TestService } from '@portal/service-kit/testing';
import { accountService } from '../../../services/account/src/service.ts';
import type { Settings } from '../settings.ts';
import type { Stack } from '../stack/stack.ts';
import { findFirstAdmin } from './first-admin.ts';
import { summaryRows } from './summary.ts';

const email = 'admin@selmatrix.example';
const password = 'a-long-test-password';
let account: TestService;

beforeAll(async () => {
  account = await createTestService(accountService);
  await account.seed();
}, 30_000);
afterAll(() => account.close());

const find = (given = password, address = email) => findFirstAdmin(account.adminUrl, address, given);

describe('the first admin', () => {
  test('signs in with the password that the first start was given', async () => {
    expect(await find()).toBe('signs-in');
    expect(await find(password, 'Admin@Selmatrix.example')).toBe('signs-in');
  });

  test('keeps it when a later start is given another', async () => {
    await account.seed();
    expect(await find('another-long-password')).toBe('other-password');
  });

  test.each([
    ['left', { email: 'gone@selmatrix.example' }, { email }],
    ['suspended', { suspendedAt: new Date(), suspensionReason: 'x' }, { suspendedAt: null, suspensionReason: null }],
    ['a member now', { role: 'member' }, { role: 'admin' }],
  ])('that is %s is none', async (_what, change, before) => {
    const only = await account.db('users').first<{ id: string }>('id');
    await account.db('users').where(only).update(change);
    expect(await find()).toBe('no-admin');
    await account.db('users').where(only).update(before);
  });
});

describe('what the start prints', () => {
  const stack = {
    origin: 'http://localhost:8080',
    adminEmail: email,
    adminPassword: password,
    mailboxDir: '/var/mailbox',
    logsDir: '/var/logs',
    olderSections: [] as string[],
  } as Stack;
  const settings = { environment: 'local', port: 8080, host: '127.0.0.1' } as Settings;
  const printed = (found?: Parameters<typeof summaryRows>[2]) =>
    Object.fromEntries(summaryRows(stack, settings, found));

  test('names the password that signs in', () => {
    expect(printed('signs-in')).toMatchObject({ 'First admin': email, Password: password });
  });

  test.each(['other-password', 'no-admin'] as const)('names no password that does not (%s)', (found) => {
    expect(JSON.stringify(printed(found))).not.toContain(password);
    expect(printed('other-password')['Password']).toContain('keeps the password it has');
  });

  test('names the sections whose built version was refused', () => {
    expect(printed()).not.toHaveProperty('Pages');
    const rows = summaryRows({ ...stack, olderSections: ['education', 'news'] }, settings);
    expect(Object.fromEntries(rows)).toMatchObject({
      Pages: expect.stringMatching(/^education, news: .*older version/),
    });
  });

  test('says on the internet whether teams may publish, which runs their code in the portal', () => {
    const rows = (allowUnsandboxedSections?: string) =>
      Object.fromEntries(summaryRows(stack, { ...settings, environment: 'production', allowUnsandboxedSections }));
    expect(printed()).not.toHaveProperty('Publishing');
    expect(rows()['Publishing']).toMatch(/^by administrators only/);
    expect(rows('on')['Publishing']).toMatch(/^by every team/);
  });

  test('says nothing of passwords where the site is not for local use', () => {
    expect(printed()).not.toHaveProperty('Password');
  });
});
