import { expect, test } from '@jest/globals';
import { newRecoveryCode, normalRecoveryCode } from './recovery-codes.ts';

test('a code has sixteen letters in groups of four, and no two are alike', () => {
  const codes = Array.from({ length: 200 }, newRecoveryCode);
  for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){3}$/);
  expect(new Set(codes).size).toBe(200);
});

test.each(['0a1b-2c3d-4e5f-6g7h', ' 0A1B 2C3D 4E5F 6G7H ', 'OaIb-2c3d-4e5f-6g7h', 'oalb2c3d4e5f6g7h'])(
  'reads %j as it is shown',
  (typed) => {
    expect(normalRecoveryCode(typed)).toBe('0a1b2c3d4e5f6g7h');
  },
);
