import { describe, expect, test } from '@jest/globals';
import { ApiError } from '@portal/kit';
import { failureKind, withFileError } from './save-failure.ts';

describe('a post that was not saved', () => {
  test.each([
    [401, 'unauthorized', 'sign-in'],
    [403, 'forbidden', 'forbidden'],
    [404, 'classroom-not-found', 'gone'],
    [503, 'images-busy', 'images-busy'],
    [503, 'unavailable', 'unavailable'],
    [507, 'insufficient-storage', 'storage-full'],
    [0, 'network', 'unavailable'],
    [400, 'invalid', 'refused'],
  ])('with %i %s is %s', (status, code, kind) => {
    expect(failureKind(new ApiError(status, { code }))).toBe(kind);
  });

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
