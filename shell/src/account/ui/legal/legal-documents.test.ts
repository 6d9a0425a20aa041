import { expect, test } from '@jest/globals';
import { currentVersion, dottedDay, lastDayOf } from './legal-documents.ts';

test('the newest version applies, an older one until the day before its successor', () => {
  expect(currentVersion('terms')).toBe('2024-01-01');
  expect(lastDayOf('terms', '2021-07-01')).toBe('2023-12-31');
  expect(lastDayOf('terms', '2024-01-01')).toBeUndefined();
  expect(dottedDay('2023-12-31')).toBe('2023.12.31');
});
