import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestService } from '@portal/service-kit/testing';
import sharp from 'sharp';
import type { CustomerCase } from '../cases/case-view.ts';
import { contentService } from '../../service.ts';
import { pictureCalls } from '../../testing/picture-calls.ts';
import type { Picture } from './picture-schemas.ts';

let service: Awaited<ReturnType<typeof createTestService>>;
let calls: ReturnType<typeof pictureCalls>;
let photo: Buffer;
/** Smaller than every size it is kept in. */
let small: Buffer;
beforeAll(async () => {
  service = await createTestService(contentService);
  calls = pictureCalls(service);
  // Red on the left, blue on the right
  const half = { create: { width: 1_200, height: 900, channels: 3 as const, background: '#0000ff' } };
  photo = await sharp({ create: { width: 2_400, height: 900, channels: 3, background: '#ff0000' } })
    .composite([{ input: await sharp(half).png().toBuffer(), left: 1_200, top: 0 }])
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .jpeg()
    .toBuffer();
  small = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#888' } })
    .png()
    .toBuffer();
}, 30_000);
afterAll(() => service.close());

const add = async (content = photo, name = '공장.jpg') => (await calls.send(content, name)).json<Picture>();
const change = (pictureId: string, payload: object) =>
  service.app.inject({
    method: 'PATCH',
    url: `/api/content/admin/pictures/${pictureId}`,
    payload,
    headers: calls.editor(),
  });
const read = ({ pictureId, version }: Picture, file: string) =>
  service.app.inject({ url: `/api/content/image/${pictureId}/${file}?v=${version}`, headers: calls.editor() });

/** The colour in the middle of a file. */
async function middleOf(picture: Picture, file: string): Promise<'red' | 'blue'> {
  const { rawPayload } = await read(picture, file);
  const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  return (data[at] ?? 0) > (data[at + 2] ?? 0) ? 'red' : 'blue';
}

describe('a picture', () => {
  test('is converted to AVIF and WebP in every size, without what the camera wrote', async () => {
    const picture = await add();
    expect(picture).toMatchObject({ name: '공장.jpg', width: 1_600, height: 600, altKo: null, focalX: 50, version: 1 });
    const sizes = { large: [1_600, 600], medium: [800, 300], tile: [960, 540], 'small-tile': [480, 270] };
    for (const [size, [width, height]] of Object.entries(sizes))
      for (const [format, stored] of [['avif', 'heif'] as const, ['webp', 'webp'] as const]) {
        const answer = await read(picture, `${size}.${format}`);
        expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, `image/${format}`]);
        expect(answer.headers['cache-control']).toBe('private, no-store');
        const found = await sharp(answer.rawPayload).metadata();
        expect(found).toMatchObject({ format: stored, width, height });
        expect(found.exif).toBeUndefined();
      }
  });

  test('is cut around its focal point, by the version that was read', async () => {
    const picture = await add();
    const body = { version: 1, altKo: '관제실', altEn: 'Control room', focalX: 10, focalY: 50 };
    const left = (await change(picture.pictureId, body)).json<Picture>();
    expect(left).toMatchObject({ altKo: '관제실', altEn: 'Control room', focalX: 10, version: 2 });
    expect([await middleOf(left, 'tile.avif'), await middleOf(left, 'small-tile.webp')]).toEqual(['red', 'red']);
    const right = (await change(picture.pictureId, { ...body, version: 2, focalX: 90 })).json<Picture>();
    expect([await middleOf(right, 'tile.avif'), await middleOf(right, 'small-tile.webp')]).toEqual(['blue', 'blue']);
    const stale = await change(picture.pictureId, body);
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'stale-edit']);
    expect((await service.audit()).at(-1)).toMatchObject({ action: 'picture.change', target: { label: '공장.jpg' } });
  });

  test('that is small is never enlarged', async () => {
    const picture = await add(small, 'small.png');
    expect(picture).toMatchObject({ width: 200, height: 200 });
    expect(await sharp((await read(picture, 'tile.webp')).rawPayload).metadata()).toMatchObject({
      width: 200,
      height: 113,
    });
  });

  test('is refused when it is none, or from who edits nothing', async () => {
    const codeOf = async (answer: ReturnType<typeof calls.send>) => {
      const { statusCode, json } = await answer;
      return [statusCode, json<{ code: string }>().code];
    };
    expect(await codeOf(calls.send('%PDF-1.4', 'a.pdf'))).toEqual([415, 'file-type-not-allowed']);
    expect(await codeOf(calls.send('text', 'a.png'))).toEqual([415, 'file-content-mismatch']);
    expect(await codeOf(calls.send('', 'a.png'))).toEqual([400, 'file-empty']);
    expect(await codeOf(calls.send(photo, 'a.jpg', { headers: {} }))).toEqual([401, 'unauthorized']);
    const member = { authorization: `Bearer ${service.token()}` };
    expect((await calls.send(photo, 'a.jpg', { headers: member })).statusCode).toBe(403);
  });

  test('that there is not is said so', async () => {
    const picture = { ...(await add(small, 'small.png')), pictureId: '0b9f1a52-4a0e-4f2e-9c0d-2f1b5a7c9e01' };
    expect((await read(picture, 'tile.webp')).json().code).toBe('picture-not-found');
    expect((await read({ ...picture, pictureId: 'nonsense' }, 'tile.webp')).statusCode).toBe(404);
    expect((await read(await add(small, 'small.png'), 'huge.webp')).statusCode).toBe(400);
    const body = { version: 1, altKo: null, altEn: null, focalX: 1, focalY: 1 };
    expect((await change(picture.pictureId, body)).json().code).toBe('picture-not-found');
    expect(await calls.addCase(picture.pictureId)).toBe('409');
  });
});

describe('a case', () => {
  test('shows its picture in the list and in its story', async () => {
    const picture = await add();
    const entryId = await calls.addCase(picture.pictureId);
    const shown = { pictureId: picture.pictureId, version: 1, width: 1_600, height: 600, altKo: null, altEn: null };
    const story = (await service.app.inject(`/api/content/cases/${entryId}`)).json<CustomerCase>();
    expect(story.picture).toEqual(shown);
    const list = (await service.app.inject('/api/content/cases')).json<CustomerCase[]>();
    expect(list.find(({ caseId }) => String(caseId) === entryId)?.picture).toEqual(shown);
  });
});
