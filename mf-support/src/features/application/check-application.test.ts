import { describe, expect, test } from '@jest/globals';
import { checkSmwp, type SmwpField } from './check-application.ts';
import type { FormValues } from '../../ui/inquiry-form/form-values.ts';

const right: FormValues<SmwpField> = {
  name: '김시험',
  phone: '010-0000-2018',
  email: 'kim@visitor.example',
  applyDate: '2026-12-01',
  title: '계정 신청',
  content: '시험용 계정을 신청합니다.',
  smwpId: 'factory2018',
  smwpPassword: 'Abc!defg',
};

describe('the SMWP account application', () => {
  test('takes what follows the rules', () => {
    expect(checkSmwp(right)).toEqual({});
  });

  test('asks for every field', () => {
    const empty = Object.fromEntries(Object.keys(right).map((field) => [field, ''])) as typeof right;
    const errors = checkSmwp(empty);
    expect(Object.keys(errors)).toHaveLength(8);
    expect(new Set(Object.values(errors))).toEqual(new Set(['required']));
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
