import { describe, expect, test } from '@jest/globals';
import { Type } from 'typebox';
import { testEnvironment } from '../testing/test-environment.ts';
import { loadConfig } from './load-config.ts';

const good = { ...testEnvironment('/tmp/portal', 'postgres://svc_x:a-real-secret@db:5432/portal'), PORT: '8123' };
const extra = Type.Object({ API_KEY: Type.String({ secret: true, description: 'the key' }) });

describe('loadConfig', () => {
  test('reads numbers as numbers and fills defaults', () => {
    const config = loadConfig({ ...good, LOG_LEVEL: '', HOST: undefined }, undefined, false);
    expect(config).toMatchObject({ PORT: 8123, HOST: '127.0.0.1', LOG_LEVEL: 'info' });
  });

  test('leaves out what nobody declared', () => {
    expect(loadConfig({ ...good, UNRELATED: 'x' }, undefined, false)).not.toHaveProperty('UNRELATED');
  });

  test.each([
    ['DATABASE_URL', ''],
    ['DATABASE_URL', 'mysql://x'],
    ['PORT', '80a'],
    ['PORT', '70000'],
    ['PUBLIC_ORIGIN', 'https://site.example/path'],
    ['PORTAL_ENV', 'staging'],
    ['LOG_LEVEL', 'loud'],
    ['JWKS_URL', ''],
    ['MAILBOX_DIR', ''],
    ['MAIL_FROM', 'Somebody'],
    ['MAIL_FROM', 'a@b.c\r\nBcc: d@e.f'],
  ])('refuses %s=%j in one line that names it', (name, value) => {
    expect(() => loadConfig({ ...good, [name]: value }, undefined, false)).toThrow(
      new RegExp(`^${name} is (missing|not valid): set it to .+\\.$`),
    );
  });

  test('never repeats a value, which may be a secret', () => {
    expect(() => loadConfig({ ...good, DATABASE_URL: 'mysql://u:hunter2hunter2@h/d' }, undefined, false)).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining('hunter2') }),
    );
  });

  test('needs no JWKS_URL where tokens are signed, and no MAILBOX_DIR beside SMTP_URL', () => {
    expect(() =>
      loadConfig(
        { ...good, JWKS_URL: undefined, MAILBOX_DIR: undefined, SMTP_URL: 'smtp://mail.example' },
        undefined,
        true,
      ),
    ).not.toThrow();
  });

  test.each([
    'changeme',
    'Password123!',
    'short',
    '00000000000000000000',
    Buffer.alloc(32, 1).toString('base64'),
    Buffer.alloc(32, 'ab').toString('base64'),
    `whsec_${'A'.repeat(43)}=`,
  ])('production refuses the secret %j', (secret) => {
    expect(() => loadConfig({ ...good, PORTAL_ENV: 'production', API_KEY: secret }, extra, false)).toThrow(
      /^API_KEY is a well-known default/,
    );
    expect(() => loadConfig({ ...good, PORTAL_ENV: 'local', API_KEY: secret }, extra, false)).not.toThrow();
  });

  test('production refuses one value for two secrets', () => {
    const two = Type.Object({ ...extra.properties, OTHER_KEY: Type.String({ secret: true }) });
    const env = { ...good, API_KEY: 'a-secret-of-its-own', OTHER_KEY: 'another-secret-here' };
    const load = (more: object) => () => loadConfig({ ...env, ...more }, two, false);
    expect(load({ PORTAL_ENV: 'production' })).not.toThrow();
    expect(load({ PORTAL_ENV: 'production', OTHER_KEY: env.API_KEY })).toThrow(/^OTHER_KEY has the value of API_KEY: /);
    expect(load({ PORTAL_ENV: 'production', API_KEY: 'a-real-secret' })).toThrow(
      /^API_KEY has the value of DATABASE_URL: /,
    );
    expect(load({ PORTAL_ENV: 'production', OTHER_KEY: `a-former-secret,${env.API_KEY}=` })).toThrow(/^OTHER_KEY has/);
    expect(load({ PORTAL_ENV: 'local', OTHER_KEY: env.API_KEY })).not.toThrow();
  });

  test('production refuses a database address with a well-known password', () => {
    const env = { ...good, PORTAL_ENV: 'production', DATABASE_URL: 'postgres://svc_x:postgres@db/portal' };
    expect(() => loadConfig(env, undefined, false)).toThrow(/^DATABASE_URL is a well-known default/);
  });
});
