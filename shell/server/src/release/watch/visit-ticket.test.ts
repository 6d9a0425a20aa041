import { expect, test } from '@jest/globals';
import { FailureReport } from '@portal/contract';
import { limitPace, readReport } from './failure-routes.ts';
import { createTickets } from './visit-ticket.ts';

const key = Buffer.alloc(32, 7);
const site = '203.0.113';
const versions = new Map([
  ['shell', { version: 's1' }],
  ['news', { version: 'v2' }],
]);
const issued = (now?: () => number) => createTickets(key, now).issue(site, versions);
const accepts = (ticket: string, now?: () => number) => createTickets(key, now).accepts(ticket, site, 'news', 'v2');

test('a ticket of this portal is accepted for a day', () => {
  let now = Date.parse('2026-01-01T12:00:00Z');
  const tickets = createTickets(key, () => now);
  const ticket = tickets.issue(site, versions);
  expect(ticket).toMatch(/^[A-Za-z0-9+/]{48}$/);
  expect(tickets.issue(site, versions)).not.toBe(ticket);
  expect(tickets.accepts(ticket, site, 'news', 'v2')).toBe(true);
  now += 23 * 3600_000;
  expect(tickets.accepts(ticket, site, 'shell', 's1')).toBe(true);
  now += 2 * 3600_000;
  expect(tickets.accepts(ticket, site, 'news', 'v2')).toBe(false);
});

test.each([
  ['from another network', '203.0.114', 'news', 'v2'],
  ['for another version', site, 'news', 'v1'],
  ['for another section', site, 'education', 'v2'],
  ['for a version of another section', site, 'news', 's1'],
])('a ticket is not accepted %s', (_title, network, section, version) => {
  expect(createTickets(key).accepts(issued(), network, section, version)).toBe(false);
  expect(accepts(issued())).toBe(true);
});

test('what one visitor adds to a ticket makes it none', () => {
  const bytes = Buffer.from(issued(), 'base64');
  const foreign = Buffer.from(createTickets(key).issue(site, new Map([['news', { version: 'v3' }]])), 'base64');
  const longer = Buffer.concat([bytes, foreign.subarray(-3)]).toString('base64');
  expect(createTickets(key).accepts(longer, site, 'news', 'v3')).toBe(false);
  const other = Buffer.concat([bytes.subarray(0, -3), foreign.subarray(-3)]).toString('base64');
  expect(createTickets(key).accepts(other, site, 'news', 'v3')).toBe(false);
});

test('tickets of several batches are accepted and differ, also those of a quiet day', () => {
  let now = Date.parse('2026-01-01T12:00:00Z');
  const tickets = createTickets(key, () => now);
  const many = Array.from({ length: 600 }, () => tickets.issue(site, versions));
  expect(new Set(many).size).toBe(600);
  expect(many.every((ticket) => accepts(ticket, () => now))).toBe(true);
  now += 30 * 3600_000;
  expect(accepts(tickets.issue(site, versions), () => now)).toBe(true);
});

test('the signature of one place is none of another', () => {
  const bytes = Buffer.from(issued(), 'base64');
  bytes.writeUInt8(bytes.readUInt8(17) + 1, 17);
  expect(accepts(bytes.toString('base64'))).toBe(false);
});

test.each([
  ['another portal', () => createTickets(Buffer.alloc(32, 8)).issue(site, versions)],
  ['nobody', () => ''],
  ['a guess', () => 'A'.repeat(40)],
  ['a changed character', () => issued().replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))],
])('a ticket of %s is not accepted', (_title, make) => {
  expect(accepts(make())).toBe(false);
});

test('a report is read only when it is one', () => {
  const report = { ticket: 'x', section: 'news', version: 'ab12', kind: 'load' };
  expect(readReport(FailureReport, JSON.stringify(report))).toEqual(report);
  for (const junk of [
    undefined,
    '',
    '7',
    'null',
    '[]',
    '{',
    JSON.stringify({ ...report, kind: 'other' }),
    JSON.stringify({ ...report, section: '../x' }),
    JSON.stringify({ ...report, version: 7 }),
  ]) {
    expect(readReport(FailureReport, junk)).toBeUndefined();
  }
});

test('a network that reports too fast goes on to be refused, however many others come', () => {
  const isTooFast = limitPace();
  for (let count = 0; count < 240; count += 1) expect(isTooFast(site)).toBe(false);
  for (let other = 0; other < 30_000; other += 1) {
    isTooFast(`10.${other >> 8}.${other & 0xff}`);
    if (other % 1_000 === 0) expect(isTooFast(site)).toBe(true);
  }
});
