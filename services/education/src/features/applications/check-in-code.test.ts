import { describe, expect, test } from '@jest/globals';
import { createCheckInCodes, qrSvg } from '../applications/check-in-code.ts';

const config = { EDUCATION_RECEIPT_SECRET: 'secret', PUBLIC_ORIGIN: 'https://www.example.com' };
const codes = createCheckInCodes(config);

describe('a check-in code', () => {
  test('leads to its application', () => {
    const code = codes.codeOf(42);
    expect(code).toMatch(/^42-[\w-]{22}$/);
    expect(codes.applicationIn(code)).toBe(42);
    expect(codes.pageOf(code)).toBe(`https://www.example.com/admin/education/check-in?code=${code}`);
  });

  test.each([
    ['of another application', codes.codeOf(42).replace('42-', '43-')],
    ['of another portal', createCheckInCodes({ ...config, EDUCATION_RECEIPT_SECRET: 'other' }).codeOf(42)],
    ['without a signature', '42-'],
    ['that is none', ''],
  ])('%s is refused', (_what, code) => expect(codes.applicationIn(code)).toBeUndefined());

  test('is drawn as an SVG document', () => expect(qrSvg(codes.pageOf(codes.codeOf(42)))).toMatch(/^<svg[^]*<\/svg>$/));
});
