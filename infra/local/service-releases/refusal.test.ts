import { expect, test } from '@jest/globals';
import { ClearError } from '../clear-error.ts';
import { refusalOf } from './refusal.ts';

test('the lines below the first are findings, with the hint that follows them', () => {
  const error = new ClearError(
    'refused: sections would no longer work.\n  education v1 calls GET /a: gone\n    → keep it\n  GET /b responds with 500',
  );
  expect(refusalOf(error)).toEqual({
    reason: 'refused: sections would no longer work.',
    findings: [{ cause: 'education v1 calls GET /a: gone', mend: 'keep it' }, { cause: 'GET /b responds with 500' }],
  });
});

test('a reason of one line has no findings', () => {
  expect(refusalOf('could not start')).toEqual({ reason: 'could not start' });
});
