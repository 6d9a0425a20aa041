import { expect, test } from '@jest/globals';
import { imageRefusal } from './read-image.ts';

test.each([
  ['that says how far it came', 'timeout: 43% complete', 2.9, [503, 'images-busy']],
  [
    'that was stopped and says that its image is cut off',
    'VipsJpeg: premature end of JPEG image',
    3.1,
    [503, 'images-busy'],
  ],
  ['that is done before its time', 'VipsJpeg: premature end of JPEG image', 0.2, [415, 'image-unreadable']],
  ['that is done with the header', 'Input image exceeds pixel limit', 0.1, [413, 'image-too-many-pixels']],
])('a decoder %s', (_what, message, seconds, refusal) => {
  const { statusCode, code } = imageRefusal(new Error(message), seconds) as { statusCode: number; code: string };
  expect([statusCode, code]).toEqual(refusal);
});
