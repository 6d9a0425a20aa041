import { expect, test } from '@jest/globals';
import { DocumentBodies } from './document-bodies.ts';

test('a body that was made twice is kept for the times after', () => {
  const bodies = new DocumentBodies();
  const [once, twice] = [bodies.of('<p>a</p>'), bodies.of('<p>a</p>')];
  expect(twice).not.toBe(once);
  expect(bodies.of('<p>a</p>')).toBe(twice);
  expect(bodies.of('<p>a</p>')).toBe(twice);
  expect(bodies.of('<p>b</p>').plain.toString()).toBe('<p>b</p>');
});
