import { expect, test } from '@jest/globals';
import { detailWords } from './detail-words.ts';

const known: Record<string, string> = {
  'fields.role': '권한',
  'fields.fields': '바뀐 항목',
  'fields.name': '이름',
  'values.role.admin': '관리자',
  'values.role.member': '회원',
  'values.yes': '예',
  'values.none': '없음',
};
const words = { lookup: (key: string) => known[key], person: (id: string) => (id === 'a1' ? '김하나' : id) };

test('old and new value are said in words', () => {
  expect(detailWords({ role: 'admin', before: { role: 'member' } }, words)).toEqual([
    { term: '권한', value: '회원 → 관리자' },
  ]);
});

test.each([
  ['an entry without the former value', { role: 'admin' }, [{ term: '권한', value: '관리자' }]],
  ['names of fields', { fields: ['name', 'new'] }, [{ term: '바뀐 항목', value: '이름, new' }]],
  ['people', { assigneeId: 'a1', before: { assigneeId: null } }, [{ term: 'assigneeId', value: '없음 → 김하나' }]],
  [
    'numbers and answers',
    { count: 3, bulk: true },
    [
      { term: 'count', value: '3' },
      { term: 'bulk', value: '예' },
    ],
  ],
  ['what nobody expected', { deep: { a: 1 }, before: 'x' }, [{ term: 'deep', value: '{"a":1}' }]],
])('%s are said as well as can be', (_what, details, told) => {
  expect(detailWords(details, words)).toEqual(told);
});
