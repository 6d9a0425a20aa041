import { expect, test } from '@jest/globals';
import { tileOf } from './read-image.ts';

test('a tile is the largest part of its shape around the focal point, within the image', () => {
  const wide = { width: 1_600, height: 600 };
  expect(tileOf(wide, { focalX: 50, focalY: 50 })).toEqual({ left: 400, top: 0, width: 800, height: 600 });
  expect(tileOf(wide, { focalX: 0, focalY: 50 })).toMatchObject({ left: 0 });
  expect(tileOf(wide, { focalX: 100, focalY: 50 })).toMatchObject({ left: 800 });
  expect(tileOf({ width: 300, height: 900 }, { focalX: 50, focalY: 90 })).toEqual({
    left: 0,
    top: 675,
    width: 300,
    height: 225,
  });
  expect(tileOf({ width: 1, height: 1 }, { focalX: 0, focalY: 0 })).toEqual({ left: 0, top: 0, width: 1, height: 1 });
});
