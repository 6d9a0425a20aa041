import { randomBytes } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { createPasswordCipher } from './password-cipher.ts';

const newKey = () => randomBytes(32).toString('base64');
const [first, second] = [newKey(), newKey()];
const cipherOf = (current: string, former?: string) =>
  createPasswordCipher({ SMWP_PASSWORD_KEY: current, ...(former ? { SMWP_PASSWORD_OLD_KEYS: former } : {}) });
const unknownKey = expect.objectContaining({
  message: expect.any(String),
  statusCode: 503,
  code: 'password-key-unknown',
}) as unknown as Error;

describe('the password cipher', () => {
  test('opens what it sealed, and never seals twice alike', () => {
    const cipher = cipherOf(first);
    const [one, two] = [cipher.seal('Gongjang!7한', 'Q-1'), cipher.seal('Gongjang!7한', 'Q-1')];
    expect(cipher.open(one, 'Q-1')).toBe('Gongjang!7한');
    expect(one.sealed.equals(two.sealed)).toBe(false);
    expect(one.sealed.toString('latin1')).not.toContain('Gongjang');
  });

  test('says that the key is another, and which one it wants, but not what it is', () => {
    const stored = cipherOf(first).seal('aB!', 'Q-1');
    expect(() => cipherOf(second).open(stored, 'Q-1')).toThrow(unknownKey);
    expect(() => cipherOf(second).open(stored, 'Q-1')).toThrow(new RegExp(stored.keyId));
    expect(Buffer.from(first, 'base64').toString('hex')).not.toContain(stored.keyId);
  });

  test('opens with a former key after a change of keys', () => {
    expect(cipherOf(second, `${newKey()},${first}`).open(cipherOf(first).seal('aB!', 'Q-1'), 'Q-1')).toBe('aB!');
  });

  test('opens nothing that was changed or moved to another inquiry', () => {
    const cipher = cipherOf(first);
    const stored = cipher.seal('aB!', 'Q-1');
    expect(() => cipher.open(stored, 'Q-2')).toThrow(unknownKey);
    stored.sealed[stored.sealed.length - 1]! ^= 1;
    expect(() => cipher.open(stored, 'Q-1')).toThrow(unknownKey);
  });
});
