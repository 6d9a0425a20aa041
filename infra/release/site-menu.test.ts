import { expect, test } from '@jest/globals';
import { findSections, readManifest } from './section-source.ts';

/** Spec, "Shell": all entries of the menu, each with the group that it is reached in. */
const places = {
  home: undefined,
  about: undefined,
  company: 'about',
  customer: 'about',
  history: 'about',
  news: 'about',
  contact: 'about',
  introduce: undefined,
  product: 'introduce',
  solution: 'introduce',
  hardware: 'introduce',
  application: 'introduce',
  support: undefined,
  download: 'support',
  question: 'support',
  education: undefined,
  schedule: 'education',
  classroom: 'education',
  announcement: 'education',
};

test('the addresses of Education, Support and News are those of the spec, and those with children lead to their first', async () => {
  const manifests = await Promise.all(findSections().map(readManifest));
  const paths = Object.fromEntries(manifests.flatMap(({ menu }) => menu).map(({ id, path }) => [id, path]));
  expect(paths).toMatchObject({
    education: '/education',
    schedule: '/education/schedule',
    announcement: '/education/announcement',
    classroom: '/education/classroom',
    support: '/support',
    download: '/support/download',
    question: '/support/question',
    news: '/news',
  });
  expect(manifests.flatMap(({ aliases }) => aliases)).toEqual(
    expect.arrayContaining(['/education', '/education/classroom', '/support']),
  );
});

test('every entry that the spec names has its place in the menu, and hardware alone has no page', async () => {
  const manifests = await Promise.all(findSections().map(readManifest));
  const entries = manifests.flatMap(({ menu }) => menu);
  const reached = entries.filter(({ level, parent }) => level === 1 || parent !== undefined);
  expect(Object.fromEntries(reached.map(({ id, parent }) => [id, parent]))).toEqual(places);
  expect(entries.filter(({ path }) => path === undefined).map(({ id }) => id)).toEqual(['hardware']);
});
