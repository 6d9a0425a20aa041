import { describe, expect, test } from '@jest/globals';
import type { Media } from '@portal/service-kit';
import { admin, educationForFile } from '../../testing/education.ts';
import type { CallOptions } from '../../testing/education.ts';
import { sendMedia } from '../../testing/send-media.ts';

const education = educationForFile();
const base = '/api/education/media';
const member = { id: 'member', email: 'member@example.com', isEmailVerified: true };
const send = (path: string, as: CallOptions['as'], fields: Record<string, string> = {}) =>
  sendMedia(education().service, path, as, fields);
const add = async (fields: Record<string, string> = {}): Promise<Media> => (await send('', admin, fields)).json();
const usesOf = async ({ mediaId }: Media) => {
  const page = (await education().call('GET', 'media', { as: admin })).json<{ data: Media[] }>();
  return page.data.find((media) => media.mediaId === mediaId)?.uses;
};
const load = (url: string) =>
  education().service.app.inject({ url, headers: { authorization: `Bearer ${education().service.token(admin)}` } });
const remove = ({ mediaId }: Media) => education().call('DELETE', `media/${mediaId}`, { as: admin });

describe('an image of a training', () => {
  test('is added by an editor and says nothing of who added it', async () => {
    const media = await add({ altKo: '실습실' });
    expect(media).toMatchObject({ name: '실습실.png', width: 1, altKo: '실습실', email: '', uses: [] });
    expect(media.address).toBe(`${base}/${media.mediaId}/large.webp?1x1`);
    const shown = await load(media.address);
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(await education().service.db('media').where('id', media.mediaId).first()).toMatchObject({
      authorId: null,
      isKept: true,
    });
    expect((await education().service.audit()).at(-1)).toMatchObject({
      action: 'media.add',
      target: { id: media.mediaId, label: '실습실.png' },
    });
  });

  test('is none of members and visitors', async () => {
    expect([(await send('', member)).statusCode, (await send('', undefined)).statusCode]).toEqual([403, 401]);
    expect((await education().call('GET', 'media', { as: member })).statusCode).toBe(403);
  });

  test('stays while a training shows it, in either language and in the trash too', async () => {
    const media = await add();
    const shows = { contentEn: `![Room](${media.address})` };
    const educationId = await education().training({ titleKo: '실습 & 평가', ...shows });
    const use = { id: educationId, title: '실습 & 평가' };
    const path = `/admin/education/trainings?search=${encodeURIComponent('실습 & 평가')}`;
    expect(await usesOf(media)).toEqual([{ ...use, path }]);
    expect((await remove(media)).json()).toMatchObject({ status: 409, code: 'media-in-use' });

    await education().call('DELETE', 'remove', { as: admin, query: { educationId } });
    expect(await usesOf(media)).toEqual([{ ...use, path: '/admin/education/trash' }]);

    await education().service.db('trainings').where('id', educationId).update({ contentEn: null });
    expect(await usesOf(media)).toEqual([]);
    expect((await remove(media)).json()).toBe(1);
    expect((await load(media.address)).statusCode).toBe(404);
    expect((await education().call('POST', `media/${media.mediaId}/restore`, { as: admin })).json()).toEqual(media);
  });
});
