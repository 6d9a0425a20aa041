import { describe, expect, test } from '@jest/globals';
import { postScope } from './post-scope.ts';

const reviewed = { isReviewed: true };

const member = { id: 'u1', role: 'member', roles: {} } as const;
const admin = { id: 'a1', role: 'admin', roles: {} } as const;

describe('what a query may reach', () => {
  test.each([undefined, 'visible', 'hidden', 'scheduled', 'all'] as const)(
    'a visitor who asks for status %p gets the public items',
    (status) => {
      expect(postScope(reviewed, undefined, status)).toEqual({ kind: 'public' });
    },
  );

  test.each([undefined, 'hidden', 'scheduled', 'all'] as const)(
    'a member who asks for status %p gets the public items and own ones',
    (status) => {
      expect(postScope(reviewed, member, status)).toEqual({ kind: 'public-and-own', authorId: 'u1' });
    },
  );

  test('status visible is what the public sees, for everybody', () => {
    expect(postScope(reviewed, member, 'visible')).toEqual({ kind: 'public' });
    expect(postScope(reviewed, admin, 'visible')).toEqual({ kind: 'public' });
  });

  test('an admin chooses', () => {
    expect(postScope(reviewed, admin, undefined)).toEqual({ kind: 'everything' });
    expect(postScope(reviewed, admin, 'all')).toEqual({ kind: 'everything' });
    expect(postScope(reviewed, admin, 'hidden')).toEqual({ kind: 'hidden' });
    expect(postScope(reviewed, admin, 'scheduled')).toEqual({ kind: 'scheduled' });
  });
});
