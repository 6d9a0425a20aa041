import { expect, test } from '@jest/globals';
import { FailureReport } from '@portal/contract';
import { readReport } from './failure-routes.ts';
import { createTickets } from './visit-ticket.ts';

const key = Buffer.alloc(32, 7);

test('a ticket of this portal is genuine for a day', () => {
  let now = Date.parse('2026-01-01T12:00:00Z');
  const tickets = createTickets(key, () => now);
  const ticket = tickets.issue();
  expect(ticket).toMatch(/^[A-Za-z0-9+/]{40}$/);
  expect(tickets.issue()).not.toBe(ticket);
  expect(tickets.isGenuine(ticket)).toBe(true);
  now += 23 * 3600_000;
  expect(tickets.isGenuine(ticket)).toBe(true);
  now += 2 * 3600_000;
  expect(tickets.isGenuine(ticket)).toBe(false);
});

test('tickets of several batches are genuine and differ, also those of a quiet day', () => {
  let now = Date.parse('2026-01-01T12:00:00Z');
  const tickets = createTickets(key, () => now);
  const issued = Array.from({ length: 600 }, () => tickets.issue());
  expect(new Set(issued).size).toBe(600);
  expect(issued.every((ticket) => createTickets(key, () => now).isGenuine(ticket))).toBe(true);
  now += 30 * 3600_000;
  expect(tickets.isGenuine(tickets.issue())).toBe(true);
});

test('the signature of one place is none of another', () => {
  const bytes = Buffer.from(createTickets(key).issue(), 'base64');
  bytes.writeUInt8(bytes.readUInt8(17) + 1, 17);
  expect(createTickets(key).isGenuine(bytes.toString('base64'))).toBe(false);
});

test.each([
  ['another portal', () => createTickets(Buffer.alloc(32, 8)).issue()],
  ['nobody', () => ''],
  ['a guess', () => 'A'.repeat(40)],
  [
    'a changed character',
    () =>
      createTickets(key)
        .issue()
        .replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
  ],
])('a ticket of %s is not', (_title, make) => {
  expect(createTickets(key).isGenuine(make())).toBe(false);
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
