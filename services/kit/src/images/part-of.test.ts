import { expect, test } from '@jest/globals';
import { partOf } from './read-image.ts';

test('a part is the largest of its shape around the focal point, within the image', () => {
  const wide = { width: 1_600, height: 600 };
  expect(partOf(wide, 4 / 3, { focalX: 50, focalY: 50 })).toEqual({ left: 400, top: 0, width: 800, height: 600 });
  expect(partOf(wide, 4 / 3, { focalX: 0, focalY: 50 })).toMatchObject({ left: 0 });
  expect(partOf(wide, 4 / 3, { focalX: 100, focalY: 50 })).toMatchObject({ left: 800 });
  expect(partOf({ width: 320, height: 900 }, 16 / 9, { focalX: 50, focalY: 95 })).toEqual({
    left: 0,
    top: 720,
    width: 320,
    height: 180,
  });
  const dot = { width: 1, height: 1 };
  expect(partOf(dot, 4 / 3, { focalX: 0, focalY: 0 })).toEqual({ left: 0, top: 0, width: 1, height: 1 });
});
