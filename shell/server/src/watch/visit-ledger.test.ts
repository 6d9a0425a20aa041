import { expect, test } from '@jest/globals';
import { VisitLedger, type KeptCounts, type Visit } from './visit-ledger.ts';

const key = Buffer.alloc(32, 7);
const visit: Visit = {
  section: 'news',
  version: 'v2',
  witness: 'browser',
  address: '203.0.113.7',
  ticket: 'one',
  failed: false,
};

test('a visit is counted once, and as failed once a part of it fails', () => {
  const ledger = new VisitLedger({ key });
  ledger.note(visit);
  ledger.note(visit);
  expect(ledger.evidence('news', 'v2', 'browser')).toMatchObject({ visits: 1, failed: 0 });
  ledger.note({ ...visit, failed: true });
  ledger.note({ ...visit, failed: true });
  ledger.note(visit);
  expect(ledger.evidence('news', 'v2', 'browser')).toMatchObject({ visits: 1, failed: 1, failingAddresses: 1 });
  expect(ledger.evidence('news', 'v1', 'browser')).toMatchObject({ visits: 0, failed: 0 });
  expect(ledger.evidence('news', 'v2', 'portal')).toMatchObject({ visits: 0, failed: 0 });
});

test('one public address weighs no more than five visits, however many it reports', () => {
  const ledger = new VisitLedger({ key });
  for (let count = 0; count < 500; count += 1) ledger.note({ ...visit, ticket: `forged ${count}`, failed: true });
  for (let count = 0; count < 95; count += 1)
    ledger.note({ ...visit, ticket: `honest ${count}`, address: `198.51.100.${count}` });
  const { visits, failed, failingAddresses, hasPrivateFailures } = ledger.evidence('news', 'v2', 'browser');
  expect(Math.round(visits)).toBe(100);
  expect(Math.round(failed)).toBe(5);
  expect(failingAddresses).toBe(1);
  expect(hasPrivateFailures).toBe(false);
});

test('on the internet a private address is a proxy that hides who stands behind it, and weighs as one', () => {
  const ledger = new VisitLedger({ key });
  for (let count = 0; count < 30; count += 1)
    ledger.note({ ...visit, address: '10.0.0.9', ticket: `${count}`, failed: true });
  expect(ledger.evidence('news', 'v2', 'browser')).toEqual({
    visits: 5,
    failed: 5,
    failingAddresses: 1,
    hasPrivateFailures: false,
  });
});

test.each(['127.0.0.1', '::1', '::ffff:10.1.2.3', '192.168.1.20', '172.20.0.5', 'fd00::12'])(
  '%s may stand for many visitors of a site that is tried out',
  (address) => {
    const ledger = new VisitLedger({ key, isPublic: false });
    for (let count = 0; count < 30; count += 1)
      ledger.note({ ...visit, address, ticket: `${count}`, failed: count < 10 });
    expect(ledger.evidence('news', 'v2', 'browser')).toEqual({
      visits: 30,
      failed: 10,
      failingAddresses: 0,
      hasPrivateFailures: true,
    });
  },
);

test('what is older than an hour counts no more', () => {
  let now = Date.parse('2026-01-01T12:00:00Z');
  const ledger = new VisitLedger({ key, now: () => now });
  ledger.note({ ...visit, failed: true });
  now += 50 * 60_000;
  ledger.note({ ...visit, ticket: 'two' });
  expect(ledger.evidence('news', 'v2', 'browser')).toMatchObject({ visits: 2, failed: 1 });
  now += 30 * 60_000;
  expect(ledger.evidence('news', 'v2', 'browser')).toMatchObject({ visits: 1, failed: 0 });
});

test('a version that is given another chance begins anew', () => {
  const ledger = new VisitLedger({ key });
  ledger.note({ ...visit, failed: true });
  ledger.forget('news', 'v2');
  expect(ledger.evidence('news', 'v2', 'browser')).toMatchObject({ visits: 0, failed: 0 });
});

test('what is kept of a version goes on to be counted in another process, address by address', () => {
  const first = new VisitLedger({ key });
  for (let count = 0; count < 10; count += 1) first.note({ ...visit, ticket: `${count}`, failed: true });
  first.note({ ...visit, version: 'v3' });
  const second = new VisitLedger({ key });
  second.restore(JSON.parse(JSON.stringify(first.kept([{ section: 'news', version: 'v2' }]))) as KeptCounts);
  expect(second.evidence('news', 'v2', 'browser')).toEqual(first.evidence('news', 'v2', 'browser'));
  expect(second.evidence('news', 'v3', 'browser')).toMatchObject({ visits: 0 });
  for (let count = 0; count < 10; count += 1) second.note({ ...visit, ticket: `more ${count}`, failed: true });
  expect(second.evidence('news', 'v2', 'browser')).toMatchObject({ visits: 5, failed: 5, failingAddresses: 1 });
});
