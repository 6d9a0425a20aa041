import { expect, test } from '@jest/globals';
import { statusTone } from './status-tone.ts';

test.each([
  ['recruiting', 'success'],
  ['completed', 'primary'],
  ['postponed', 'error'],
])('the status %s is %s in tone', (status, tone) => {
  expect(statusTone(status)).toBe(tone);
});
