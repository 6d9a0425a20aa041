import { describe, expect, test } from '@jest/globals';
import { readPortalConfig } from './portal-config.ts';

const service = 'http://127.0.0.1:41001';
const good = {
  PORTAL_ENV: 'local',
  PUBLIC_ORIGIN: 'https://selmatrix.example',
  RELEASES_DIR: import.meta.dirname,
  DATABASE_URL: 'postgres://svc_portal:of-this-role@localhost/portal',
  ACCOUNT_URL: service,
  CONTENT_URL: service,
  EDUCATION_URL: service,
  COMMUNITY_URL: service,
  SUPPORT_URL: `${service}/`,
};

describe('the settings of the portal', () => {
  test('are read with their defaults', () => {
    expect(readPortalConfig(good)).toMatchObject({
      environment: 'local',
      host: '127.0.0.1',
      port: 0,
      logLevel: 'info',
      kakaoMapAppKey: undefined,
      furtherServices: [],
      waitsForServices: false,
      trustedProxies: [],
    });
    expect(readPortalConfig(good).services).toContainEqual({
      name: 'support',
      bases: ['file', 'email'],
      origin: service,
    });
    const bases = readPortalConfig(good).services.flatMap((each) => each.bases);
    expect(bases.toSorted()).toEqual(['classroom', 'content', 'education', 'email', 'file', 'news', 'user']);
    expect(readPortalConfig({ ...good, PORTAL_ENV: '' }).environment).toBe('production');
  });

  test("let previews lead to developers' machines in local use, and elsewhere when that is said", () => {
    const previews = (env: Record<string, string>) => readPortalConfig({ ...good, ...env }).developerPreviews;
    expect([previews({}), previews({ DEVELOPER_PREVIEWS: 'off' })]).toEqual([true, false]);
    expect([
      previews({ PORTAL_ENV: 'production' }),
      previews({ PORTAL_ENV: 'production', DEVELOPER_PREVIEWS: 'on' }),
    ]).toEqual([false, true]);
  });

  test('name a section that one developer works on, in local use alone', () => {
    const developed = (env: Record<string, string>) =>
      readPortalConfig({ ...good, DEVELOPED_SECTION: 'education=http://localhost:3001', ...env }).developed;
    expect(developed({})).toEqual({ section: 'education', origin: 'http://localhost:3001' });
    expect(developed({ PORTAL_ENV: 'production', DEVELOPER_PREVIEWS: 'on' })).toBeUndefined();
  });

  test('name further services with their bases', () => {
    const { furtherServices } = readPortalConfig({
      ...good,
      FURTHER_SERVICES: 'careers=http://127.0.0.1:41007/careers;shop=http://shop:80/shop,orders',
    });
    expect(furtherServices).toEqual([
      { name: 'careers', origin: 'http://127.0.0.1:41007', bases: ['careers'] },
      { name: 'shop', origin: 'http://shop', bases: ['shop', 'orders'] },
    ]);
  });

  test('may name any service in one list instead of a variable of its own', () => {
    const { CONTENT_URL: _left, ...others } = good;
    expect(() => readPortalConfig(others)).toThrow(/^CONTENT_URL is missing: set it to the address of the service/);
    const { services } = readPortalConfig({ ...others, FURTHER_SERVICES: `content=${service}/content` });
    expect(services.map(({ name }) => name)).toEqual(['account', 'community', 'education', 'support']);
  });

  test('name the proxies that are believed', () => {
    expect(
      readPortalConfig({ ...good, TRUSTED_PROXIES: '10.0.0.0/8, 192.0.2.7,2001:db8::/32' }).trustedProxies,
    ).toEqual(['10.0.0.0/8', '192.0.2.7', '2001:db8::/32']);
  });

  test.each([
    '0.0.0.0/0',
    '10.0.0.0/8, ::/0',
    '0.0.0.0/1,128.0.0.0/1',
    '11.0.0.0/8',
    '10.0.0.0/7',
    '2000::/3',
    '2000::/7',
    'fc00::/6',
  ])('trust no proxies in %s in production', (text) => {
    const read = (environment: string) => () =>
      readPortalConfig({ ...good, PORTAL_ENV: environment, TRUSTED_PROXIES: text });
    expect(read('production')).toThrow(/^TRUSTED_PROXIES is not valid: set it to the networks of your proxies alone/);
    expect(read('local')).not.toThrow();
  });

  test.each(['127.0.0.0/8', '::1', '172.16.0.0/12', 'fc00::/7, 104.16.0.0/13', '2400:cb00::/32'])(
    'trust proxies in %s in production',
    (text) => {
      const env = { ...good, PORTAL_ENV: 'production', DATABASE_URL: 'postgres://portal:one-secret@db/portal' };
      expect(readPortalConfig({ ...env, TRUSTED_PROXIES: text }).trustedProxies).toEqual(text.split(', '));
    },
  );

  test.each(['a', 'changeme', 'aaaaaaaaaaaaaaaaaaaaaaaa'])('refuse the secret %s in production', (secret) => {
    const env = { ...good, PORTAL_ENV: 'production', DATABASE_URL: 'postgres://portal:one-secret@db/portal' };
    expect(() => readPortalConfig({ ...env, RELEASE_TOKEN_SECRET: secret })).toThrow(
      /^RELEASE_TOKEN_SECRET is a well-known default/,
    );
  });

  test('refuse one value for two secrets in production', () => {
    const env = { ...good, PORTAL_ENV: 'production', DATABASE_URL: 'postgres://portal:one-secret@db/portal' };
    expect(() => readPortalConfig({ ...env, RELEASE_TOKEN_SECRET: 'one-secret' })).toThrow(
      /^RELEASE_TOKEN_SECRET has the value of DATABASE_URL: /,
    );
    expect(() => readPortalConfig({ ...env, RELEASE_TOKEN_SECRET: 'another-secret' })).not.toThrow();
  });

  test.each([
    ['TRUSTED_PROXIES', '10.0.0.0/8,everybody', /^TRUSTED_PROXIES is not valid: set it to addresses or networks/],
    ['TRUSTED_PROXIES', '::ffff:0:0/96', /^TRUSTED_PROXIES is not valid/],
    ['TRUSTED_PROXIES', '0:0:0:0:0:ffff:0.0.0.0/96', /^TRUSTED_PROXIES is not valid/],
    ['TRUSTED_PROXIES', '10.0.0.0/8/9', /^TRUSTED_PROXIES is not valid/],
    ['TRUSTED_PROXIES', '10.0.0.0/33', /^TRUSTED_PROXIES is not valid/],
    ['PORTAL_ENV', 'staging', /^PORTAL_ENV is not valid: set it to local, test or production\.$/],
    ['FURTHER_SERVICES', 'careers=https://127.0.0.1:1/careers', /^FURTHER_SERVICES is not valid/],
    ['FURTHER_SERVICES', 'careers=http://127.0.0.1:1/../x', /^FURTHER_SERVICES is not valid/],
    ['DEVELOPER_PREVIEWS', 'yes', /^DEVELOPER_PREVIEWS is not valid: set it to on or off\.$/],
    ['DEVELOPED_SECTION', 'education=http://dev.example:3001', /^DEVELOPED_SECTION is not valid/],
    ['PORT', '-1', /^PORT is not valid/],
    ['PORT', '65536', /^PORT is not valid/],
    ['PUBLIC_ORIGIN', '', /^PUBLIC_ORIGIN is missing: set it to .+\.$/],
    ['PUBLIC_ORIGIN', 'selmatrix.example', /^PUBLIC_ORIGIN is not valid/],
    ['PUBLIC_ORIGIN', 'https://selmatrix.example/ko', /without a path\.$/],
    ['PUBLIC_ORIGIN', 'https://selmatrix.example:99999', /^PUBLIC_ORIGIN is not valid/],
    ['RELEASES_DIR', '/no/such/folder', /^RELEASES_DIR is not valid: set it to a folder that exists/],
    ['EDUCATION_URL', 'https://127.0.0.1:1', /^EDUCATION_URL is not valid/],
    ['MAP_TILE_URL', "https://a.example'; script-src *", /^MAP_TILE_URL is not valid/],
    ['LOG_LEVEL', 'loud', /^LOG_LEVEL is not valid/],
  ])('with %s=%s stop the start in one line', (name, value, message) => {
    expect(() => readPortalConfig({ ...good, [name]: value })).toThrow(message);
  });
});
