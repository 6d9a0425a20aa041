import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { drawSocialImage } from './draw-social-image.ts';

/** How many pixels of an area are bright, as letters are. */
async function lettersIn(image: Buffer, left: number, top: number, width: number, height: number): Promise<number> {
  const { data } = await sharp(image)
    .extract({ left, top, width, height })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data.filter((value) => value > 150).length;
}

test('an image has the size of cards, and letters of either language inside its edges', async () => {
  for (const text of [
    { siteName: '셀매트릭스', title: '현장에서 바로 쓰는 스마트팩토리 실무 교육 일정', lead: '정기교육과 단체교육' },
    { siteName: 'Selmatrix', title: 'Training schedule & <b>dates</b>', lead: 'Hands-on' },
  ]) {
    const image = await drawSocialImage(text);
    expect(await sharp(image).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(image.length).toBeLessThan(60 * 1024);
    expect(await lettersIn(image, 80, 300, 1040, 250)).toBeGreaterThan(5_000);
    expect(await lettersIn(image, 0, 0, 79, 618)).toBe(0);
    expect(await lettersIn(image, 1121, 0, 79, 618)).toBe(0);
  }
});

test('a lead that is too long is left out', async () => {
  const words = { siteName: 'S', title: 'T' };
  const long = await drawSocialImage({ ...words, lead: 'word '.repeat(80) });
  expect(long.equals(await drawSocialImage(words))).toBe(true);
});
