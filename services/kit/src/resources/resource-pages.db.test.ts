import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startSampleResources } from './testing/sample-resources.ts';
import type { SampleResources } from './testing/sample-resources.ts';

interface Course {
  title: string;
  startDate: string;
  [name: string]: unknown;
}

const courses: Course[] = [
  {
    title: '용접 기초',
    titleEn: 'Welding',
    startDate: '2030-03-01',
    seats: 5,
    startTime: '09:30',
    tags: ['신규', '=1+1'],
  },
  { title: 'ＰＬＣ 제어', startDate: '2030-01-01', state: 'closed', endDate: '2030-01-02', days: ['mon', 'tue'] },
  { title: '용접 심화', startDate: '2030-02-01', isOnline: true, seats: 10 },
  { title: '안전', startDate: '2030-02-01', seats: 7 },
];

let sample: SampleResources;
beforeAll(async () => {
  sample = await startSampleResources();
  for (const course of courses) await sample.call('POST', 'courses', course);
}, 30_000);
afterAll(() => sample.service.close());

interface Page {
  data: Course[];
  total: number;
  page: number;
  pageCount: number;
}

const read = async (query = ''): Promise<Page> => (await sample.call('GET', `courses?${query}`)).json();
const titles = async (query = '') => (await read(query)).data.map(({ title }) => title);

describe('a list of pages', () => {
  test('is in the order of its description, entries of one value by their ids', async () => {
    expect(await titles()).toEqual(['용접 기초', '안전', '용접 심화', 'ＰＬＣ 제어']);
  });

  test('is sorted both ways by each field that says so, entries without a value first', async () => {
    expect(await titles('sort=seats')).toEqual(['용접 기초', '안전', '용접 심화', 'ＰＬＣ 제어']);
    expect(await titles('sort=-seats')).toEqual(['ＰＬＣ 제어', '용접 심화', '안전', '용접 기초']);
    expect((await titles('sort=endDate')).at(-1)).toBe('ＰＬＣ 제어');
    expect((await titles('sort=-title')).filter((title) => title.startsWith('용접'))).toEqual([
      '용접 심화',
      '용접 기초',
    ]);
    expect((await sample.call('GET', 'courses?sort=place')).statusCode).toBe(400);
  });

  test('comes in pages from both of its ends', async () => {
    const all = await titles();
    for (const page of [1, 2, 3, 4])
      expect(await read(`pageSize=1&page=${page}`)).toMatchObject({
        data: [{ title: all[page - 1] }],
        total: 4,
        page,
        pageSize: 1,
        pageCount: 4,
      });
    expect(await titles('pageSize=3&page=2')).toEqual(all.slice(3));
    expect(await titles('pageSize=3&page=3')).toEqual([]);
  });

  test('is searched in both languages and in every spelling, by all words', async () => {
    expect(await titles('search=plc')).toEqual(['ＰＬＣ 제어']);
    expect(await titles('search=WELD')).toEqual(['용접 기초']);
    expect(await titles('search=%EC%9A%A9%EC%A0%91%20%EC%8B%AC%ED%99%94')).toEqual(['용접 심화']);
    expect(await read('search=nothing')).toMatchObject({ total: 0, data: [], pageCount: 1 });
  });

  test('is narrowed by each choice that says so', async () => {
    expect(await titles('state=closed')).toEqual(['ＰＬＣ 제어']);
    expect((await read('state=open')).total).toBe(3);
    expect((await sample.call('GET', 'courses?state=later')).statusCode).toBe(400);
  });
});

describe('a file of the list', () => {
  const file = async (query: string) => {
    const response = await sample.call('GET', `courses/export?${query}`);
    expect(response.statusCode).toBe(200);
    return response;
  };

  test('has the exported fields in the words of a language, in the order of the list', async () => {
    const response = await file('');
    expect(response.headers['content-disposition']).toContain('.csv');
    expect(response.body.replace('\uFEFF', '').trim().split('\r\n')).toEqual([
      '제목,제목 (영어),상태,시작일,시작 시간,정원,온라인,태그,요일',
      '용접 기초,Welding,모집,2030-03-01,"=""09:30""",5,아니요,"신규, =1+1",',
      '안전,,모집,2030-02-01,,7,아니요,,',
      '용접 심화,,모집,2030-02-01,,10,예,,',
      'ＰＬＣ 제어,,마감,2030-01-01,,20,아니요,,"월, 화"',
    ]);
  });

  test('is narrowed and sorted as the list is, and can be a workbook', async () => {
    const english = await file('lang=en&search=welding&sort=title');
    expect(english.body.replace('\uFEFF', '').trim().split('\r\n')).toEqual([
      'Title,Title (English),State,First day,Begins at,Seats,Online,Tags,Days',
      '용접 기초,Welding,Open,2030-03-01,"=""09:30""",5,No,"신규, =1+1",',
    ]);
    expect((await file('format=xlsx&state=closed')).headers['content-type']).toContain('spreadsheetml');
    const [entry] = (await sample.service.audit()).slice(-1);
    expect(entry).toMatchObject({
      action: 'sample-course.export',
      actor: { id: 'u-kim' },
      details: { format: 'xlsx' },
    });
  });

  test('of a list in an order by hand is in that order', async () => {
    for (const code of ['a', 'b']) await sample.call('POST', 'shelves', { code, name: `선반 ${code}` });
    await sample.call('PUT', 'shelves/order', { entryIds: ['b', 'a'] });
    const response = await sample.call('GET', 'shelves/export?lang=en');
    expect(response.body.replace('\uFEFF', '')).toBe('Name\r\n선반 b\r\n선반 a\r\n');
  });

  test('has every entry of a list that is longer than a batch', async () => {
    const rows = Array.from({ length: 1_100 }, (_, n) => ({
      titleKo: `많은 과정 ${n}`,
      startDate: '2031-01-01',
      isOnline: false,
      tags: [],
      days: [],
    }));
    await sample.service.db('courses').insert(rows);
    const lines = (await file('search=%EB%A7%8E%EC%9D%80&sort=endDate')).body.trim().split('\r\n');
    expect([lines.length, new Set(lines).size]).toEqual([1_101, 1_101]);
    await sample.service.db('courses').where('startDate', '2031-01-01').delete();
  });
});
