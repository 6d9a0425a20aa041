import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { openAnswer, sealAnswer } from './stored-answer.ts';
import type { StoredAnswer } from './stored-answer.ts';

const answer: StoredAnswer = {
  status: 201,
  headers: { location: '/things/7', 'set-cookie': ['a=1', 'b=2'] },
  body: '{"name":"김철수"}',
};
const key = 'a-key-of-the-client';
const keyHash = createHash('sha256').update('hash').digest();
/** Made by the release that brought the table. */
const storedBefore =
  'kOz7Y+rquNyZhz1eiTSL4V9lrbT4dS/RpScP8zdZ7LDgoehe1cXW9W7npokgKlAOK8cY9D3vkHByAt1PKz9gI+V4KGS4jO2mI7yvfGOBjp+D8EATAdlTrCvn35euhabcw/gTDCllQSJdhJ+s3f4KbWNlzo3txVjUM4HZ1AlDgxbRrT0CKaKWbyrV';

describe('a sealed answer', () => {
  test.each([answer, { status: 204, headers: {}, body: null }])('opens to what it was', (given) => {
    expect(openAnswer(sealAnswer(given, key, keyHash), key, keyHash)).toEqual(given);
  });

  test('opens when an earlier release sealed it', () => {
    expect(openAnswer(Buffer.from(storedBefore, 'base64'), key, keyHash)).toEqual(answer);
  });

  test('is another one each time, and shows nothing of its content', () => {
    const [first, second] = [sealAnswer(answer, key, keyHash), sealAnswer(answer, key, keyHash)];
    expect(first.equals(second)).toBe(false);
    expect(first.toString('latin1')).not.toContain('things');
  });

  test('opens with its own key and hash only, and not after a change', () => {
    const sealed = sealAnswer(answer, key, keyHash);
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(sealed.length - 1) ^ 1, sealed.length - 1);
    expect(() => openAnswer(sealed, 'another-key', keyHash)).toThrow();
    expect(() => openAnswer(sealed, key, createHash('sha256').update('other').digest())).toThrow();
    expect(() => openAnswer(changed, key, keyHash)).toThrow();
  });
});
