import { expect, test } from '@jest/globals';
import type { Media } from '@portal/service-kit';
import { admin, educationForFile } from '../../testing/education.ts';
import { sendMedia } from '../../testing/send-media.ts';

const education = educationForFile();
const people = {
  visitor: undefined,
  member: { id: 'member', email: 'member@example.com', isEmailVerified: true },
  agent: { id: 'agent', email: 'agent@example.com', roles: { education: ['agent' as const] } },
  editor: { id: 'editor', email: 'editor@example.com', roles: { education: ['editor' as const] } },
};

/** State of a training → what its row says then, and whether everybody reads it. */
const states = {
  'on the schedule': { row: { removedAt: null }, isPublic: true },
  removed: { row: { removedAt: new Date() }, isPublic: false },
  'on the schedule without it': { row: { removedAt: null, contentEn: 'Text' }, isPublic: false },
};

test.each(Object.entries(states))(
  'an image whose training is %s is loaded by who may read it',
  async (_, { row, isPublic }) => {
    const media = (await sendMedia(education().service, '', admin)).json<Media>();
    const titleKo = `교육 ${media.mediaId.slice(0, 8)}`;
    const educationId = await education().training({ titleKo, contentEn: `![Room](${media.address})` });
    await education().service.db('trainings').where('id', educationId).update(row);
    for (const [name, person] of Object.entries(people))
      for (const address of [media.address, media.tileAddress]) {
        const headers = person ? { authorization: `Bearer ${education().service.token(person)}` } : {};
        const loaded = await education().service.app.inject({ url: address, headers });
        expect([name, loaded.statusCode]).toEqual([name, isPublic || name === 'editor' ? 200 : 404]);
        if (loaded.statusCode === 200)
          expect(loaded.headers['cache-control']).toBe(isPublic ? 'public, no-cache' : 'private, no-store');
      }
  },
);

test('a training that is removed is in no list, calendar and search', async () => {
  const titleKo = '지워질 실습';
  const educationId = await education().training({ titleKo });
  const calls = ['view', 'calendar.ics', `search?locale=ko&q=${encodeURIComponent(titleKo)}`];
  const found = () =>
    Promise.all(calls.map(async (path) => (await education().call('GET', path)).body.includes(titleKo)));
  expect(await found()).toEqual([true, true, true]);
  await education().service.db('trainings').where('id', educationId).update({ removedAt: new Date() });
  expect(await found()).toEqual([false, false, false]);
  const detail = await education().call('GET', 'detail', { query: { educationId } });
  expect(detail.statusCode).toBe(404);
});
