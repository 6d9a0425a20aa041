import { randomBytes } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { createService } from '@portal/service-kit';
import { supportService } from '../../service.ts';
import { newAdmin, supportForFile } from '../../testing/support.ts';

const support = supportForFile();
const admin = newAdmin();
const password = 'Gongjang!비밀';
const reveal = (number: string, headers: Record<string, string> = {}) =>
  support().ask('POST', `/api/email/admin/inquiries/${number}/reveal-password`, { as: admin, body: {}, headers });
const rowOf = (number: string) =>
  support()
    .service.db('inquiries')
    .where({ number })
    .first('passwordState', 'passwordSealed', 'passwordKeyId', 'state');
const nothing = { passwordSealed: null, passwordKeyId: null };

describe('the password of an SMWP application', () => {
  test('is shown to an admin once, which is recorded, and is gone with it', async () => {
    const number = await support().application({ smwpPassword: password });
    const headers = { 'idempotency-key': 'the-same-key' };
    expect((await reveal(number, headers)).json()).toEqual({ password });
    expect(await rowOf(number)).toMatchObject({ passwordState: 'revealed', ...nothing });
    expect((await reveal(number, headers)).json()).toMatchObject({ status: 409, code: 'password-revealed' });
    const entries = (await support().service.audit()).filter(({ action }) => action === 'inquiry.reveal-password');
    expect(entries).toMatchObject([{ actor: { id: admin.id }, target: { id: number } }]);
    expect(JSON.stringify(await support().service.audit())).not.toContain('Gongjang');
  });

  test('asked for by many at once is given to one', async () => {
    const number = await support().application();
    const answers = await Promise.all(Array.from({ length: 5 }, () => reveal(number)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409, 409, 409,
    ]);
  });

  test.each(['change', 'bulk', 'reply'])('is destroyed when the request is completed by %s', async (way) => {
    const number = await support().application();
    const call = {
      change: () =>
        support().ask('PATCH', `/api/email/admin/inquiries/${number}`, {
          as: admin,
          body: { version: 1, state: 'answered' },
        }),
      bulk: () =>
        support().ask('POST', '/api/email/admin/inquiries/bulk', {
          as: admin,
          body: { items: [{ number, version: 1 }], state: 'answered' },
        }),
      reply: () =>
        support().ask('POST', `/api/email/admin/inquiries/${number}/reply`, {
          as: admin,
          body: { version: 1, content: '완료되었습니다.' },
        }),
    }[way as 'reply'];
    expect((await call()).statusCode).toBe(200);
    expect(await rowOf(number)).toMatchObject({ state: 'answered', passwordState: 'destroyed', ...nothing });
    expect((await reveal(number)).json()).toMatchObject({ status: 409, code: 'password-destroyed' });
  });

  test('cannot outlive completion, not even by a mistake of ours', async () => {
    const number = await support().application();
    await expect(support().service.db('inquiries').where({ number }).update({ state: 'answered' })).rejects.toThrow(
      'no_password_after_completion',
    );
  });

  test('is in no answer but the one that reveals it', async () => {
    const number = await support().application();
    const urls = [
      '/api/email/admin/inquiries',
      `/api/email/admin/inquiries/${number}`,
      '/api/email/admin/inquiries/export',
    ];
    for (const url of urls) {
      const { body, statusCode } = await support().ask('GET', url, { as: admin });
      expect(statusCode).toBe(200);
      expect(body).not.toMatch(/Gongjang|sealed/);
    }
    expect((await reveal(await support().inquiry())).json()).toMatchObject({ status: 409, code: 'no-password' });
  });
});

describe('a key that was changed', () => {
  test('is a clear refusal that loses nothing: with the old key beside it, all is there', async () => {
    const { env } = support().service;
    const number = await support().application({ smwpPassword: password });
    const changed = { ...env, SMWP_PASSWORD_KEY: randomBytes(32).toString('base64') };
    const token = support().service.token(admin);
    const revealOn = async (environment: typeof env) => {
      const service = await createService(supportService, environment);
      const answer = await service.app.inject({
        method: 'POST',
        url: `/api/email/admin/inquiries/${number}/reveal-password`,
        payload: {},
        headers: { authorization: `Bearer ${token}` },
      });
      await service.close();
      return answer;
    };
    const refused = await revealOn(changed);
    expect(refused.json()).toMatchObject({
      status: 503,
      code: 'password-key-unknown',
      detail: expect.stringContaining('SMWP_PASSWORD_KEY'),
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await rowOf(number)).toMatchObject({ passwordState: 'kept' });
    expect((await revealOn({ ...changed, SMWP_PASSWORD_OLD_KEYS: env['SMWP_PASSWORD_KEY'] })).json()).toEqual({
      password,
    });
  });

  test.each([
    ['missing', undefined],
    ['too short', 'c2hvcnQ='],
  ])('that is %s stops the boot', async (_what, key) => {
    await expect(createService(supportService, { ...support().service.env, SMWP_PASSWORD_KEY: key })).rejects.toThrow(
      /^SMWP_PASSWORD_KEY is (missing|not valid): set it to 32 random bytes in base64/,
    );
  });

  test('that is a default stops the boot in production', async () => {
    const env = {
      ...support().service.env,
      PORTAL_ENV: 'production',
      SMWP_PASSWORD_KEY: Buffer.alloc(32).toString('base64'),
    };
    await expect(createService(supportService, env)).rejects.toThrow(/^SMWP_PASSWORD_KEY is a well-known default/);
  });
});
