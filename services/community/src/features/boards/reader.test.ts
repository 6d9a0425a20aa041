import { describe, expect, test } from '@jest/globals';
import { emailFor, maskEmail } from './reader.ts';

describe('maskEmail', () => {
  test.each([
    ['abcdef@example.com', 'ab***@example.com'],
    ['abc@example.com', 'ab***@example.com'],
    ['ab@example.com', 'a***@example.com'],
    ['a@example.com', '***@example.com'],
    ['"odd@part"@example.com', '"o***@example.com'],
    ['no address', '***'],
  ])('%s is shown as %s', (email, masked) => {
    expect(maskEmail(email)).toBe(masked);
  });
});

describe('an author’s address', () => {
  const author = { authorId: 'u1', authorEmail: 'writer@example.com' };

  test('is masked for visitors and other members', () => {
    expect(emailFor(undefined, author)).toBe('wr***@example.com');
    expect(emailFor({ id: 'u2', role: 'member', roles: {} }, author)).toBe('wr***@example.com');
    expect(emailFor({ id: 'u6', role: 'member', roles: { support: ['editor'], community: ['agent'] } }, author)).toBe(
      'wr***@example.com',
    );
  });

  test('is whole for the author and for editors of the section', () => {
    expect(emailFor({ id: 'u1', role: 'member', roles: {} }, author)).toBe('writer@example.com');
    expect(emailFor({ id: 'u4', role: 'member', roles: { community: ['editor'] } }, author)).toBe('writer@example.com');
    expect(emailFor({ id: 'u5', role: 'member', roles: { community: ['manager'] } }, author)).toBe(
      'writer@example.com',
    );
    expect(emailFor({ id: 'u3', role: 'admin', roles: {} }, author)).toBe('writer@example.com');
  });

  test('stays masked when the post has no owner any more', () => {
    expect(emailFor({ id: 'u2', role: 'member', roles: {} }, { ...author, authorId: null })).toBe('wr***@example.com');
  });
});
