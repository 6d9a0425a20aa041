import { describe, expect, test } from '@jest/globals';
import { createAttemptKeys } from './attempt-keys.ts';

function numbered() {
  let last = 0;
  return createAttemptKeys(() => String(++last));
}

describe('the key of an attempt', () => {
  test('stays while the answer is missing', () => {
    const keys = numbered();
    expect([keys.keyFor({ name: '김하늘' }), keys.keyFor({ name: '김하늘' })]).toEqual(['1', '1']);
  });

  test('changes with what is sent', () => {
    const keys = numbered();
    expect([keys.keyFor({ name: '김하늘' }), keys.keyFor({ name: '이도윤' })]).toEqual(['1', '2']);
  });

  test('changes after a refusal', () => {
    const keys = numbered();
    const first = keys.keyFor({ name: '김하늘' });
    keys.answered();
    expect(keys.keyFor({ name: '김하늘' })).not.toBe(first);
  });
});
