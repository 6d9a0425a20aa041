import type { ValueSchema } from './operations.ts';

/** Numbers between 0 and 1 that are the same for the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export type Pick = <Value>(values: readonly Value[]) => Value;

/** Raw JSON that `JSON.stringify` would not write. */
export class RawJson {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

const hostileStrings = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff x',
  '\ufeff',
  '\u202e',
  'K@example.com',
  '../../etc/passwd',
  '..%2f..%2f',
  '%00',
  '%ff%fe',
  '%',
  "' or 1=1 --",
  '"; drop table users; --',
  '<script>alert(1)</script>',
  '${7*7}',
  '{{7*7}}',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'true',
  '0',
  '-1',
  '1e999',
  'NaN',
  'Infinity',
  '99999999999999999999',
  '0x10',
  '1;2',
  '2026-13-45',
  '0000-00-00',
  '2026-02-30',
  '25:61',
  '٣',
  '１２',
  'x'.repeat(300),
  '가'.repeat(3_000),
  '*a_'.repeat(2_000),
  '> '.repeat(2_000),
  '['.repeat(5_000),
  '\n'.repeat(2_000),
  '\r\n',
  '\t',
  '👩‍👩‍👧‍👦'.repeat(50),
  'ᄀ'.repeat(200),
  'a@b',
  `${'a'.repeat(250)}@example.com`,
  'http://127.0.0.1:1/',
  'file:///etc/passwd',
  'data:text/html,x',
  '=cmd|calc',
  '[]',
  '{}',
  '\\',
  '\\u0000',
] as const;

const hostileNumbers: readonly unknown[] = [
  0,
  -0,
  -1,
  1.5,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  Number.MAX_SAFE_INTEGER,
  9_223_372_036_854_776_000,
  1e308,
  new RawJson('1e999'),
  new RawJson('-1e999'),
  new RawJson('99999999999999999999999999'),
  new RawJson('1E400'),
];
const hostileOthers: readonly unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [[[[[]]]]],
  [null],
  { a: { b: { c: {} } } },
  [1, 'a'],
  { toString: 1 },
  { length: -1 },
  new RawJson('{"__proto__":{"role":"admin"}}'),
];

/** Any value that no caller means well with. */
export function hostileValue(pick: Pick): unknown {
  return pick(pick<readonly unknown[]>([hostileStrings, hostileStrings, hostileNumbers, hostileOthers]));
}

function sampleString({ format, pattern, minLength = 0 }: ValueSchema, name: string, pick: Pick): string {
  if (/email/i.test(name) || format === 'email')
    return pick(['fuzz@visitor.example', 'admin@selmatrix.example', 'other@visitor.example']);
  if (/date/i.test(name) || format === 'date') return pick(['2027-03-01', '1990-05-17', '2026-12-24']);
  if (/time/i.test(name)) return pick(['10:00', '17:30']);
  if (/phone/i.test(name)) return '010-0000-2018';
  if (format === 'uuid' || pattern?.includes('[0-9a-f]{8}')) return '3f0a1d6e-5b7c-4a8d-9e2f-112233445566';
  return pick(['교육 문의', 'A question', '1', 'x'.repeat(Math.max(8, minLength))]);
}

/** A value that fits its description, most of the time. */
export function sampleValue(schema: ValueSchema, name: string, pick: Pick): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return pick(schema.enum);
  if (schema.anyOf?.length) return sampleValue(pick(schema.anyOf), name, pick);
  const type = Array.isArray(schema.type) ? pick(schema.type) : schema.type;
  if (type === 'integer' || type === 'number') return pick([schema.minimum ?? 1, 1, 2, 3, 17]);
  if (type === 'boolean') return pick([true, false]);
  if (type === 'null') return null;
  if (type === 'array') return [sampleValue(schema.items ?? {}, name, pick)];
  if (type === 'object' || schema.properties) {
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([key, value]) => [key, sampleValue(value, key, pick)]),
    );
  }
  return sampleString(schema, name, pick);
}
