import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { educationForFile } from './testing/education.ts';

const education = educationForFile();
const agent = { role: 'member', roles: { education: ['agent'] } } as const;
const editor = { role: 'member', roles: { education: ['editor'] } } as const;
const read = async (path: string, query: Record<string, string>, as: typeof agent | typeof editor) =>
  (
    await education().call('GET', `admin/${path}`, {
      as: { ...as, roles: { education: [...as.roles.education] } },
      query,
    })
  ).json();

test('an agent sees the applications of a member, those of a visitor too once the address is theirs', async () => {
  const user = randomUUID();
  const educationId = await education().training({ titleKo: '찾을 교육', titleEn: 'Found training' });
  await education().apply(educationId, { email: 'work@example.com' }, { as: { id: user } });
  await education().apply(await education().training(), { email: 'Own@example.com' });
  expect(await read('person', { user, lang: 'en' }, agent)).toMatchObject({
    groups: [
      {
        id: 'applications',
        total: 1,
        records: [{ label: 'Found training', note: 'Registered' }],
        path: '/admin/education/applicants?search=work%40example.com',
      },
    ],
  });
  expect(await read('person', { email: 'own@example.com' }, agent)).toMatchObject({ groups: [{ total: 1 }] });
  // What belongs to an account is not found by its address
  expect(await read('person', { email: 'work@example.com' }, agent)).toEqual({ groups: [] });
  expect(await read('person', { user }, editor)).toEqual({ groups: [] });
});

test('agents find applicants, editors trainings', async () => {
  const educationId = await education().training({
    titleKo: '희귀한 교육',
    titleEn: 'Rare training',
    startDate: '2031-05-05',
    endDate: '2031-05-06',
  });
  await education().apply(educationId, { email: 'rare@example.com', name: '나희귀' });
  expect(await read('lookup', { q: '희귀' }, agent)).toMatchObject({
    groups: [{ id: 'applicants', records: [{ label: '나희귀', note: 'rare@example.com · 희귀한 교육' }] }],
  });
  const trainingOn = (label: string, note: string) => ({
    groups: [{ id: 'trainings', records: [{ id: String(educationId), label, note }] }],
  });
  expect(await read('lookup', { q: '희귀' }, editor)).toMatchObject(trainingOn('희귀한 교육', '2031.05.05 (월)'));
  expect(await read('lookup', { q: '희귀', lang: 'en' }, editor)).toMatchObject(
    trainingOn('Rare training', '2031.05.05 (Mon)'),
  );
  expect(await read('lookup', { q: '없는낱말' }, agent)).toEqual({ groups: [] });
});
