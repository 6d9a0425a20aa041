import { describe, expect, test } from '@jest/globals';
import { ApiError } from '@portal/kit';
import { failureKind } from './save-failure.ts';

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
});
