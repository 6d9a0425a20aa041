import { beforeAll, expect, test } from '@jest/globals';
import { lintPlanted } from './lint-trial.ts';

const forbidden = {
  'the day in UTC, cut out': 'export const day = new Date().toISOString().slice(0, 10);',
  'the month in UTC': 'export const month = new Date().toISOString().substring(0, 7);',
  'the day in UTC, split off': "export const day = new Date().toISOString().split('T')[0];",
  'the day in UTC, without its time': "export const day = new Date().toISOString().replace(/T.*/, '');",
  'the day in UTC, of JSON': 'export const day = new Date().toJSON().slice(0, 10);',
  'the day of the session as a text': "export const sql = `select to_char(created_at, 'YYYY-MM-DD') from t`;",
  'the month of the session': "export const sql = `select date_trunc('month', now())`;",
  'the year of the session': 'export const sql = `select extract(year from posts.created_at) from posts`;',
  'the day of the machine': 'export const day = new Date().getDate();',
  'the weekday of the machine': 'export const day = new Date().getDay();',
  'a text of the day of the machine': 'export const day = new Date().toLocaleDateString("ko");',
  'the day of the session in SQL': 'export const sql = `select * from t where due_on < current_date`;',
  'the day in UTC in SQL': "export const sql = `select * from t where due_on < (now() at time zone 'UTC')::date`;",
  'the day of the session of a column': "export const sql = 'select created_at::date from t';",
};

const allowed = {
  'the time of day of a counter': 'export const time = new Date(60_000).toISOString().slice(11, 16);',
  'a whole moment': 'export const at = new Date().toISOString();',
  'the fields of UTC, of a day without a time': "export const weekday = new Date('2026-01-01').getUTCDay();",
  'a text with a time zone': "export const day = new Date().toLocaleDateString('ko', { timeZone: 'Asia/Seoul' });",
  'the month of Seoul in SQL': "export const sql = `select date_trunc('month', created_at, 'Asia/Seoul')`;",
  'a text of the day of Seoul in SQL':
    "export const sql = `select to_char(created_at at time zone 'Asia/Seoul', 'YYYY-MM-DD')`;",
  'seconds since a moment': 'export const sql = `select extract(epoch from created_at)`;',
  'the day of Seoul in SQL': "export const sql = `(created_at at time zone 'Asia/Seoul')::date`;",
};

/** The number of errors of the rule, by title. */
let errorCounts = new Map<string, number>();

beforeAll(() => {
  const all = Object.entries({ ...forbidden, ...allowed });
  const found = lintPlanted(all.map(([, code]) => ({ folder: 'services/content/src', files: { 'trial.ts': code } })));
  errorCounts = new Map(
    all.map(([title], index) => [title, (found[index] ?? []).filter(({ code }) => code === 'seoul(days)').length]),
  );
}, 60_000);

test.each(Object.keys(forbidden))('%s is refused', (title) => {
  expect(errorCounts.get(title)).toBe(1);
});

test.each(Object.keys(allowed))('%s is not', (title) => {
  expect(errorCounts.get(title)).toBe(0);
});
