import { expect, describe, test } from '@jest/globals';
import { ApiError } from '@portal/kit';
import { withFileError } from './file-error.ts';

describe('a form with a file that was refused', () => {
  test.each([
    [413, 'file-too-large', 'file-too-large'],
    [413, 'body-too-large', 'file-too-large'],
    [413, 'image-too-many-pixels', 'image-too-many-pixels'],
    [415, 'file-content-mismatch', 'file-content-mismatch'],
    [400, 'file-empty', 'file-empty'],
  ])('for its file (%i %s) names the file: %s', (status, code, error) => {
    expect(withFileError(new ApiError(status, { code }))).toMatchObject({ status, code, errors: { file: error } });
  });

  test('for other fields names those that the service named', () => {
    const refusal = new ApiError(400, { code: 'validation-failed', errors: { content: 'markdown-too-complex' } });
    expect(withFileError(refusal)).toBe(refusal);
  });

  test('is no failure of the service when the code itself fails', () => {
    const bug = new TypeError('a bug');
    expect(withFileError(bug)).toBe(bug);
  });
});
