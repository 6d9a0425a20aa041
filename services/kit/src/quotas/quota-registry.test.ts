import { describe, expect, test } from '@jest/globals';
import { parseQuotaLimit } from './quota-limit.ts';
import { defineQuotas, quotaLimitsOf } from './quota-registry.ts';

describe('a limit', () => {
  test.each([
    ['5/15m', 5, 900],
    ['60/10s', 60, 10],
    [' 1/1h ', 1, 3_600],
    ['5/31d', 5, 2_678_400],
  ])('%s is read', (text, burst, periodSeconds) => {
    expect(parseQuotaLimit(text)).toEqual({ burst, periodSeconds });
  });

  test.each(['', '5', '5/15', '0/1m', '5/0m', '-5/1m', '5/1w', '5/32d', '5 / 1m', '1e3/1m', '5/1m/1h'])(
    '%j is none',
    (text) => {
      expect(parseQuotaLimit(text)).toBeUndefined();
    },
  );
});

describe('the limits of a service', () => {
  const quotas = defineQuotas({
    'posts-per-account': { calls: ['post'], key: ['account'], limit: '20/10m' },
    posts: { calls: ['post'], key: [], limit: '600/1h' },
  });

  test('are others in local use where a quota says so, unless a variable does', () => {
    const guests = defineQuotas({
      guests: { calls: ['apply'], key: ['address'], limit: '5/5h', localLimit: '1000/1h' },
    });
    const burst = (env: Record<string, string>) => quotaLimitsOf('sample', guests, env).get('guests')?.burst;
    expect([burst({ PORTAL_ENV: 'local' }), burst({ PORTAL_ENV: 'production' }), burst({})]).toEqual([1_000, 5, 5]);
    expect(burst({ PORTAL_ENV: 'local', SAMPLE_QUOTA_GUESTS: '7/1h' })).toBe(7);
  });

  test('are the defaults, and what variables say instead', () => {
    const limits = quotaLimitsOf('sample', quotas, {
      SAMPLE_QUOTA_POSTS: '7/1s',
      OTHER_QUOTA_POSTS: 'no matter',
      SAMPLE_QUOTA_POSTS_PER_ACCOUNT: '',
    });
    expect(Object.fromEntries(limits)).toEqual({
      'posts-per-account': { burst: 20, periodSeconds: 600 },
      posts: { burst: 7, periodSeconds: 1 },
    });
  });

  test.each([
    ['SAMPLE_QUOTA_POSTS', '600', /^SAMPLE_QUOTA_POSTS is not valid: set it to burst\/period, such as 5\/1h: .+\.$/],
    ['SAMPLE_QUOTA_POST', '600/1h', /^SAMPLE_QUOTA_POST names no quota of sample: see infra\/docs\/quotas\.md\.$/],
  ])('%s=%s stops the boot in one line', (name, value, line) => {
    expect(() => quotaLimitsOf('sample', quotas, { [name]: value })).toThrow(line);
  });
});
