import { describe, expect, test } from '@jest/globals';
import { checkSmwp } from './check-smwp.ts';

const right = { smwpId: 'factory2018', smwpPassword: 'Abc!defg' };

describe('the SMWP account application', () => {
  test('takes what follows the rules', () => {
    expect(checkSmwp(right)).toEqual({});
  });

  test.each(['a1', 'A1b2C3d4E5f6', '1z'])('takes the id %s', (smwpId) => {
    expect(checkSmwp({ ...right, smwpId })).toEqual({});
  });

  test.each(['a', '1', 'abcdef', '123456', 'a1b2c3d4e5f6g', 'id 12', 'id_12', 'id-12', '아이디12'])(
    'refuses the id %s',
    (smwpId) => {
      expect(checkSmwp({ ...right, smwpId })).toEqual({ smwpId: 'smwp-id-format' });
    },
  );

  test.each(['aA!', 'Abc def#', '한글aA@'])('takes the password %s', (smwpPassword) => {
    expect(checkSmwp({ ...right, smwpPassword })).toEqual({});
  });

  test.each(['abc!', 'ABC!', 'abcABC', 'abcABC123', 'Abc def', 'Abc한글'])(
    'refuses the password %s',
    (smwpPassword) => {
      expect(checkSmwp({ ...right, smwpPassword })).toEqual({ smwpPassword: 'smwp-password-format' });
    },
  );
});
