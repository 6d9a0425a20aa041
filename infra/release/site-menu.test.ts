import { expect, test } from '@jest/globals';
import { findSections, readManifest, readMessages } from './section-source.ts';

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

const names = async (id: string) => {
  for (const source of findSections()) {
    const entry = (await readManifest(source)).menu.find((each) => each.id === id);
    if (!entry) continue;
    const nameIn = (locale: 'ko' | 'en') =>
      (readMessages(source, locale) as { common: { menu: Record<string, string> } }).common.menu[id];
    return { ...entry, ko: nameIn('ko'), en: nameIn('en') };
  }
  throw new Error(`no section has the menu entry ${id}`);
};

test.each([
  ['home', '/', '홈', 'Home'],
  ['about', '/about', '회사 소개', 'About'],
  ['company', '/about', '회사 개요', 'Company'],
  ['customer', '/customer', '고객', 'Customers'],
  ['history', '/timeline', '연혁', 'History'],
  ['news', '/news', '뉴스', 'News'],
  ['contact', '/#location', '오시는 길', 'Directions'],
  ['introduce', '/introduce', '제품 소개', 'What we offer'],
  ['product', '/service/product', '제품', 'Products'],
  ['solution', '/service/solution', '솔루션', 'Solutions'],
  ['hardware', undefined, '하드웨어', 'Hardware'],
  ['application', '/application', '적용사례', 'Customer cases'],
  ['support', '/support', '고객지원', 'Support'],
  ['download', '/support/download', '자료실', 'Documents'],
  ['question', '/support/question', '문의하기', 'Inquiry'],
  ['education', '/education', '교육', 'Education'],
  ['schedule', '/education/schedule', '교육일정', 'Training schedule'],
  ['classroom', '/education/classroom', '강의실', 'Classroom'],
  ['announcement', '/education/announcement', '공지사항', 'Announcements'],
])('the menu entry %s leads to %s and has its name in both languages', async (id, path, ko, en) => {
  const parent = places[id as keyof typeof places];
  expect(await names(id)).toMatchObject({ id, ko, en, level: parent ? 2 : 1, key: expect.any(String) });
  expect((await names(id)).path).toBe(path);
});

test('the groups of the menu and their entries have the order of the spec', async () => {
  const manifests = await Promise.all(findSections().map(readManifest));
  const entries = manifests.flatMap(({ menu }) => menu).toSorted((a, b) => a.order - b.order);
  const below = (group?: string) => entries.filter(({ parent }) => parent === group).map(({ id }) => id);
  expect(below().filter((id) => below(id).length > 0)).toEqual(['about', 'introduce', 'support', 'education']);
  expect(below('about')).toEqual(['company', 'customer', 'history', 'news', 'contact']);
  expect(below('introduce')).toEqual(['product', 'solution', 'hardware', 'application']);
  expect(below('support')).toEqual(['download', 'question']);
  expect(below('education')).toEqual(['schedule', 'classroom', 'announcement']);
  const icons = entries.flatMap(({ id, icon }) => (icon === undefined ? [] : [[id, icon]]));
  expect(Object.fromEntries(icons)).toEqual({
    history: 'clock',
    contact: 'map-pin',
    download: 'download',
    question: 'mail',
    schedule: 'calendar',
  });
});
