import { describe, expect, test } from '@jest/globals';
import { newsScope } from './news-scope.ts';

const member = { id: 'u1', role: 'member', roles: {} } as const;
const admin = { id: 'a1', role: 'admin', roles: {} } as const;

describe('what a query may reach', () => {
  test.each([undefined, 'visible', 'hidden', 'scheduled', 'all'] as const)(
    'a visitor who asks for status %p gets the public items',
    (status) => {
      expect(newsScope(undefined, status)).toEqual({ kind: 'public' });
    },
  );

  test.each([undefined, 'hidden', 'scheduled', 'all'] as const)(
    'a member who asks for status %p gets the public items and own ones',
    (status) => {
      expect(newsScope(member, status)).toEqual({ kind: 'public-and-own', authorId: 'u1' });
    },
  );

  test('status visible is what the public sees, for everybody', () => {
    expect(newsScope(member, 'visible')).toEqual({ kind: 'public' });
    expect(newsScope(admin, 'visible')).toEqual({ kind: 'public' });
  });

  test('an admin chooses', () => {
    expect(newsScope(admin, undefined)).toEqual({ kind: 'everything' });
    expect(newsScope(admin, 'all')).toEqual({ kind: 'everything' });
    expect(newsScope(admin, 'hidden')).toEqual({ kind: 'hidden' });
    expect(newsScope(admin, 'scheduled')).toEqual({ kind: 'scheduled' });
  });
});
