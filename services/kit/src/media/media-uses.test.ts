import { expect, test } from '@jest/globals';
import { mediaIn } from './media-uses.ts';

const id = '0b9f1a52-4a0e-4f2e-9c0d-2f1b5a7c9e01';

test('finds each image of the library once, in both languages', () => {
  const text = `![a](/api/news/media/${id}/large.webp?800x600)`;
  const texts = [`${text}\n${text}`, null, text, '/api/news/media/not-an-id/large.webp'];
  expect(mediaIn('/api/news/media', texts)).toEqual([id]);
  expect(mediaIn('/api/education/media', texts)).toEqual([]);
});
