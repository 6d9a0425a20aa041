import { describe, expect, test } from '@jest/globals';
import { pageWindow } from './page-window.ts';

describe('the page numbers on offer', () => {
  test.each([
    [1, 3, 5, [1, 2, 3]],
    [1, 20, 5, [1, 2, 3, 4, 5]],
    [10, 20, 5, [8, 9, 10, 11, 12]],
    [20, 20, 5, [16, 17, 18, 19, 20]],
    [4, 20, 4, [3, 4, 5, 6]],
  ])('on page %i of %i, at most %i, are %j', (page, pageCount, maxButtons, numbers) => {
    expect(pageWindow(page, pageCount, maxButtons)).toEqual(numbers);
  });
});
