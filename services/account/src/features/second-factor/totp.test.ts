import { randomBytes } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { createTotpCipher, newTotpKey, totpStep, totpTexts } from './totp.ts';

/** RFC 6238, appendix B, of which the last six digits are shown. */
const key = Buffer.from('12345678901234567890');

describe('codes of an authenticator app', () => {
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('are those of RFC 6238 at %i s', (seconds, code) => {
    expect(totpStep(key, code, seconds * 1_000)).toBe(Math.floor(seconds / 30));
    expect(totpStep(key, ` ${code.slice(0, 3)} ${code.slice(3)} `, seconds * 1_000)).toBe(Math.floor(seconds / 30));
  });

  test('may be typed in full-width digits', () => {
    expect(totpStep(key, '２８７０８２', 59_000)).toBe(1);
  });

  test('are good one step before and after theirs, and no longer', () => {
    const step = 41_152_263;
    const at = (steps: number) => totpStep(key, '005924', (step + steps) * 30_000);
    expect([-2, -1, 0, 1, 2].map(at)).toEqual([undefined, step, step, step, undefined]);
  });

  test.each(['', '28708', '2870822', 'abcdef', '28708２x', '２٨７０８２'])('%j is none', (code) => {
    expect(totpStep(key, code, 59_000)).toBeUndefined();
  });

  test('the key is told in the form that apps take', () => {
    const { secret, uri } = totpTexts(key, 'kim@example.com');
    expect(secret).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    const told = new URL(uri);
    expect(`${told.protocol}//${told.host}`).toBe('otpauth://totp');
    expect(decodeURIComponent(told.pathname)).toBe('/Selmatrix:kim@example.com');
    expect(told.searchParams.get('secret')).toBe(secret);
  });
});

describe('the key in the database', () => {
  const cipher = createTotpCipher([randomBytes(32)]);
  const refusal = expect.objectContaining({ status: 503, code: 'totp-key-unknown' });

  test('is opened for its owner', () => {
    const fresh = newTotpKey();
    const sealed = cipher.seal(fresh, 'kim');
    expect(cipher.open(sealed, 'kim')).toEqual(fresh);
    expect(sealed.includes(fresh)).toBe(false);
  });

  test('is opened for nobody else, with no other TOTP_KEY, and not when it was changed', () => {
    const sealed = cipher.seal(key, 'kim');
    const changed = Buffer.from(sealed);
    changed[changed.length - 1]! ^= 1;
    expect(() => cipher.open(sealed, 'lee')).toThrow(refusal);
    expect(() => createTotpCipher([randomBytes(32)]).open(sealed, 'kim')).toThrow(refusal);
    expect(() => cipher.open(changed, 'kim')).toThrow(refusal);
  });

  test('is opened with a former TOTP_KEY, and then sealed with the present one', () => {
    const [former, present] = [randomBytes(32), randomBytes(32)];
    const after = createTotpCipher([present, randomBytes(32), former]);
    const sealed = createTotpCipher([former]).seal(key, 'kim');
    expect(after.open(sealed, 'kim')).toEqual(key);
    expect(after.isOutdated(sealed, 'kim')).toBe(true);
    expect(after.isOutdated(after.seal(key, 'kim'), 'kim')).toBe(false);
  });
});
