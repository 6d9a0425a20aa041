import { expect, test } from '@jest/globals';
import { readForm } from './read-form.ts';

test('a whole resident number in a field of a form is refused', () => {
  const form = readForm({ title: '제목', content: '번호는 900101-1234567' }, ['title', 'content']);
  expect([form.line('title', 100), form.markdown('content', 1_000)]).toHaveLength(2);
  expect(() => form.refuse()).toThrow(
    expect.objectContaining({ code: 'validation-failed', errors: { content: 'resident-number' } }),
  );
});
