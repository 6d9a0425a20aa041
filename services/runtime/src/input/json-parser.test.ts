import { afterAll, describe, expect, test } from '@jest/globals';
import { createApp } from '../app/create-app.ts';
import { errorHandler } from '../errors/error-handler.ts';

const app = createApp({
  name: 'test',
  logLevel: 'silent',
  requestIdLabel: 'requestId',
  requestTimeout: 1000,
  headersTimeoutMs: 1000,
  checkConnectionsMs: 1000,
});
void app.register(errorHandler, { notFoundCode: 'route-not-found' });
app.post('/echo', ({ body }) => ({ body }));
const properties = {
  text: { type: 'string' },
  count: { type: 'integer' },
  isOn: { type: 'boolean' },
  list: { type: 'array', items: { type: 'string' } },
  orNull: { anyOf: [{ type: 'string' }, { type: 'null' }] },
};
app.post('/typed', { schema: { body: { type: 'object', additionalProperties: false, properties } } }, ({ body }) => ({
  body,
}));
afterAll(() => app.close());

const post = (payload: string | Buffer, contentType = 'application/json', url = '/echo') =>
  app.inject({ method: 'POST', url, payload, headers: { 'content-type': contentType } });

/** A value of each type of JSON, by the fields that it fits. */
const values: [value: unknown, fits: (keyof typeof properties)[]][] = [
  ['a', ['text', 'orNull']],
  ['1', ['text', 'orNull']],
  ['', ['text', 'orNull']],
  ['true', ['text', 'orNull']],
  [1, ['count']],
  [0, ['count']],
  [1.5, []],
  [true, ['isOn']],
  [false, ['isOn']],
  [null, ['orNull']],
  [['a'], ['list']],
  [[1], []],
  [[], ['list']],
  [{}, []],
];

describe('a field takes its own type alone', () => {
  test.each(values)('%j fits %j', async (value, fits) => {
    for (const field of Object.keys(properties) as (keyof typeof properties)[]) {
      const response = await post(JSON.stringify({ [field]: value }), undefined, '/typed');
      expect([field, response.statusCode]).toEqual([field, fits.includes(field) ? 200 : 400]);
      if (response.statusCode === 200) expect(response.json()).toEqual({ body: { [field]: value } });
    }
  });
});

test.each([
  ['decomposed Hangul', { name: '김하늘'.normalize('NFD') }, { name: '김하늘' }],
  ['a text in lists and objects', [[{ a: ['한'.normalize('NFD')] }]], [[{ a: ['한'] }]]],
  ['a text alone', 'é'.normalize('NFD'), 'é'],
  ['what is invisible', { a: 'ㅤ', b: '\u200b \u2060', c: '\uffa0\u115f' }, { a: '', b: '', c: '' }],
  ['invisible characters among others, and spaces', { a: 'ㅤ김', b: '  ', c: '👩‍💻' }, { a: 'ㅤ김', b: '  ', c: '👩‍💻' }],
  ['escaped characters', { a: '"x": \\ {"y": 1}' }, { a: '"x": \\ {"y": 1}' }],
])('%s', async (_, sent, arrives) => {
  expect((await post(JSON.stringify(sent))).json()).toEqual({ body: arrives });
  const escaped = JSON.stringify(sent).replaceAll(/[^\p{ASCII}]/gu, (letter) =>
    [...Array(letter.length).keys()].map((at) => `\\u${letter.charCodeAt(at).toString(16).padStart(4, '0')}`).join(''),
  );
  expect((await post(escaped)).json()).toEqual({ body: arrives });
});

test.each([
  '{"a":1,"a":1}',
  '{"a":1,"b":{"c":1,"c":null}}',
  String.raw`{"a":1,"\u0061":2}`,
  '[{"a" :1},{"a":1,\n"a"\t: 2}]',
])('the keys of %s stand twice', async (json) => {
  expect((await post(json)).json()).toMatchObject({ status: 400, code: 'bad-request' });
});

test.each(['{"a":{"a":1},"b":[{"a":"a\\":"},{"a":":"}]}', '"a:"', '{}', '[["a","a"]]'])(
  'those of %s do not',
  async (json) => {
    expect((await post(json)).json()).toEqual({ body: JSON.parse(json) as unknown });
  },
);

test.each([
  ['application/json; charset=euc-kr', 415],
  ['application/json;charset="EUC-KR"', 415],
  ['application/json; charset=utf-16', 415],
  ['application/json; charset=UTF-8', 200],
  ['application/json;charset="utf-8"', 200],
  ['application/json; charset=utf8', 200],
])('%s is %i', async (contentType, status) => {
  expect((await post('{"a":"가"}', contentType)).statusCode).toBe(status);
});

test('a whole resident number in any text is refused, and its field named', async () => {
  const refused = await post(JSON.stringify({ name: '김', rows: [{ memo: '900101-1234567' }] }));
  expect(refused.json()).toMatchObject({
    status: 400,
    code: 'validation-failed',
    errors: { 'rows.0.memo': 'resident-number' },
  });
});

test('a body nested deeper than the stack, and a long one, are read to their end in time', async () => {
  const depth = 100_000;
  const began = performance.now();
  expect((await post(`{"a":${'['.repeat(depth)}"ㅤ"${']'.repeat(depth)}}`, undefined, '/typed')).statusCode).toBe(400);
  expect((await post(`{"a":"${String.raw`\"`.repeat(200_000)}"}`)).statusCode).toBe(200);
  expect((await post(`["a"${' '.repeat(200_000)},"b"]`)).statusCode).toBe(200);
  expect(performance.now() - began).toBeLessThan(1_500);
});
