import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { connectDatabase } from '../database/connect.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { readAudit } from '../testing/read-audit.ts';
import { addressColumnSql, rewriteInternationalAddresses } from './address-column.ts';
import { normalEmail } from '@portal/text-bounds';

let database: TestDatabase;
let db: ReturnType<typeof connectDatabase>;

beforeAll(async () => {
  database = await createTestDatabase('sample');
  db = connectDatabase({
    url: database.ownerUrl,
    schema: 'sample',
    poolSize: 2,
    statementTimeoutMs: 0,
    columns: 'stored',
  });
  await db.raw('create table people (id integer primary key, email text not null)');
  await db.raw(addressColumnSql({ table: 'people', from: 'email' }));
  await db.raw('create unique index people_address on people (address)');
}, 30_000);
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const inDatabase = async (texts: string[]) =>
  (
    await db.raw<{ rows: { address: string | null }[] }>(
      'select normal_email(given.text) as address from unnest(?::text[]) with ordinality as given (text, n) order by n',
      [texts],
    )
  ).rows.map(({ address }) => address);

/** Repeatable, and as far over all code points as a 32-bit number goes. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state;
  }
}

const letters = [
  ...'aAkKsSiI09._+-@@@<>,;:"()[]\\/?#% \t\n',
  ...'\u212A\u017F\u0130\u0131ßﬀ가한\u3002\u200D\uFF20ａ.comＣＯＭ',
];

function samples(count: number): string[] {
  const next = numbers(18);
  const pick = () => Number(next.next().value);
  return Array.from({ length: count }, () =>
    Array.from({ length: pick() % 14 }, () => {
      const choice = pick();
      const point = choice % 0x11_00_00;
      if (choice % 7 > 0 || point === 0 || (point >= 0xd8_00 && point < 0xe0_00))
        return letters[(choice >>> 8) % letters.length];
      return String.fromCodePoint(point);
    }).join(''),
  );
}

describe('code and database agree', () => {
  const texts = [
    ...samples(20_000),
    ...Array.from({ length: 0x30_00 }, (_, code) => `a${String.fromCodePoint(code + 1)}@example.com`),
    ...Array.from({ length: 0x30_00 }, (_, code) => `a@b${String.fromCodePoint(code + 1)}.com`),
    `${'a'.repeat(242)}@example.com`,
    `${'a'.repeat(243)}@example.com`,
  ];

  test('on the normal form of every text that is in ASCII', async () => {
    const ascii = texts.filter((text) => /^\p{ASCII}*$/u.test(text) && text.trim() === text);
    expect(ascii.length).toBeGreaterThan(1_000);
    expect(await inDatabase(ascii)).toEqual(ascii.map((text) => normalEmail(text) ?? null));
  });

  test('that a normal form is its own, and that what is not in ASCII has none before it is converted', async () => {
    const normal = texts.flatMap((text) => normalEmail(text) ?? []);
    expect(normal.length).toBeGreaterThan(1_000);
    expect(await inDatabase(normal)).toEqual(normal);
    const others = texts.filter((text) => /[^\p{ASCII}]/u.test(text));
    expect(new Set(await inDatabase(others))).toEqual(new Set([null]));
  });
});

test('stored international domains get their ASCII form; what cannot is left alone and told in the audit log', async () => {
  await db('people').insert([
    { id: 1, email: 'Kim@Example.com' },
    { id: 2, email: '\u212Aim@example.com' },
    { id: 3, email: 'lee@한국.kr' },
    { id: 4, email: 'park@xn--3e0b707e.kr' },
    { id: 5, email: 'park@한국.kr' },
    { id: 6, email: '김@example.com' },
  ]);
  await db.transaction((trx) =>
    rewriteInternationalAddresses(
      trx,
      { table: 'people', from: 'email' },
      { action: 'member.odd-address', targetType: 'user' },
    ),
  );
  expect(await db('people').orderBy('id').select('email', 'address')).toEqual([
    { email: 'Kim@Example.com', address: 'kim@example.com' },
    { email: '\u212Aim@example.com', address: null },
    { email: 'lee@xn--3e0b707e.kr', address: 'lee@xn--3e0b707e.kr' },
    { email: 'park@xn--3e0b707e.kr', address: 'park@xn--3e0b707e.kr' },
    { email: 'park@한국.kr', address: null },
    { email: '김@example.com', address: null },
  ]);
  expect(await readAudit(database.adminUrl)).toMatchObject([
    { action: 'member.odd-address', target: { id: '2' }, details: { reason: 'not-ascii', resembles: '1' } },
    { target: { id: '5' }, details: { reason: 'taken', resembles: '4' } },
    { target: { id: '6' }, details: { reason: 'not-ascii' } },
  ]);
});
