import { expect, test } from '@jest/globals';
import { titlePattern } from './title-pattern.ts';

test('wild cards and the escape itself are taken literally', () => {
  expect(titlePattern('100%_\\')).toBe('%100\\%\\_\\\\%');
  expect(titlePattern('교육')).toBe('%교육%');
});
