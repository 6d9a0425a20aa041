import { describe, expect, test } from '@jest/globals';
import { isSmwpId, isSmwpPassword } from './smwp-rules.ts';

describe('an SMWP id', () => {
  test.each(['a1', '1a', 'factory2026', 'ABCDEFGHIJK1'])('may be %s', (id) => expect(isSmwpId(id)).toBe(true));
  test.each(['', 'a', '1', 'factory', '2026', 'ABCDEFGHIJKL1', 'a-1', 'a 1', 'a1\n', '공장1', 'a１', 'ä1'])(
    'may not be %j',
    (id) => expect(isSmwpId(id)).toBe(false),
  );
});

describe('an SMWP password', () => {
  test.each(['aB!', 'Smart-Factory', '비밀aB#'])('may be %s', (password) =>
    expect(isSmwpPassword(password)).toBe(true),
  );
  test.each(['', 'ab!', 'AB!', 'aB1', 'aB 1', 'aB한', '!!!'])('may not be %j', (password) =>
    expect(isSmwpPassword(password)).toBe(false),
  );
});
