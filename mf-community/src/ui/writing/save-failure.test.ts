import { describe, expect, test } from '@jest/globals';
import { ApiError } from '@portal/kit';
import { saveFailure } from './save-failure.ts';

describe('a post that was not saved', () => {
  test.each([
    [401, 'unauthorized', 'sign-in'],
    [403, 'forbidden', 'forbidden'],
    [404, 'classroom-not-found', 'gone'],
    [409, 'stale-edit', 'stale'],
    [503, 'images-busy', 'images-busy'],
    [503, 'unavailable', 'unavailable'],
    [507, 'insufficient-storage', 'storage-full'],
    [0, 'network', 'unavailable'],
    [400, 'invalid', 'refused'],
  ])('with %i %s is %s', (status, code, kind) => {
    expect(saveFailure(new ApiError(status, { code }))).toEqual({ kind, errors: {} });
  });

  test('hands on how long to wait', () => {
    expect(saveFailure(new ApiError(429, {}, 42))).toEqual({ kind: 'slow-down', errors: {}, retryAfterSeconds: 42 });
  });

  test('names the fields that the service named', () => {
    expect(saveFailure(new ApiError(400, { code: 'invalid', errors: { title: 'required' } }))).toEqual({
      kind: 'fields',
      errors: { title: 'required' },
    });
  });

  test('names the text that is too complex', () => {
    const errors = { content: 'markdown-too-complex' };
    expect(saveFailure(new ApiError(400, { code: 'validation-failed', errors }))).toEqual({ kind: 'fields', errors });
  });

  test('blames the file when it is too large or of a kind that is refused', () => {
    expect(saveFailure(new ApiError(413, { code: 'file-too-large' }))).toEqual({
      kind: 'too-large',
      errors: { file: 'file-too-large' },
    });
    expect(saveFailure(new ApiError(413, { code: 'body-too-large' }))).toEqual({
      kind: 'too-large',
      errors: { file: 'file-too-large' },
    });
    expect(saveFailure(new ApiError(413, { code: 'image-too-many-pixels' }))).toEqual({
      kind: 'fields',
      errors: { file: 'image-too-many-pixels' },
    });
    expect(saveFailure(new ApiError(415, { code: 'file-content-mismatch' }))).toEqual({
      kind: 'fields',
      errors: { file: 'file-content-mismatch' },
    });
    expect(saveFailure(new ApiError(400, { code: 'file-empty' }))).toEqual({
      kind: 'fields',
      errors: { file: 'file-empty' },
    });
  });

  test('is no failure of the service when the code itself fails', () => {
    expect(() => saveFailure(new TypeError('a bug'))).toThrow('a bug');
  });
});
