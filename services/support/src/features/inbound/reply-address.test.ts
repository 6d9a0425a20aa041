import { describe, expect, test } from '@jest/globals';
import { createReplyAddresses } from './reply-address.ts';

const key = Buffer.alloc(32, 1).toString('base64');
const other = Buffer.alloc(32, 2).toString('base64');
const made = (SMWP_PASSWORD_KEY = key, SMWP_PASSWORD_OLD_KEYS?: string) =>
  createReplyAddresses({
    SMWP_PASSWORD_KEY,
    SMWP_PASSWORD_OLD_KEYS,
    INQUIRY_REPLY_ADDRESS: 'Inquiries@Reply.example',
  })!;
const address = made().of({ number: 'Q-2026-000123' });

describe('the address of an inquiry', () => {
  test('names it, is signed, and has no capitals', () => {
    expect(address).toMatch(/^inquiries\+q-2026-000123-[a-z2-7]{12}@reply\.example$/);
  });

  test('is found among others, however a server wrote it', () => {
    expect(made().numberOf(['a@example.com', `<${address.toUpperCase()}>`])).toBe('Q-2026-000123');
  });

  test.each([
    ['of another inquiry', address.replace('000123', '000124')],
    ['with another signature', address.replace(/.(?=@)/, (letter) => (letter === 'a' ? 'b' : 'a'))],
    ['of another domain', address.replace('reply.', 'other.')],
    ['without a number', 'inquiries@reply.example'],
    ['that is nonsense', 'inquiries+@reply.example'],
  ])('%s is none', (_what, forged) => {
    expect(made().numberOf([forged])).toBeUndefined();
  });

  test('is good after the key was changed, as long as the former one is known', () => {
    expect(made(other).numberOf([address])).toBeUndefined();
    expect(made(other, key).numberOf([address])).toBe('Q-2026-000123');
  });

  test('is there only where mails can come in', () => {
    expect(createReplyAddresses({ SMWP_PASSWORD_KEY: key })).toBeUndefined();
  });
});
