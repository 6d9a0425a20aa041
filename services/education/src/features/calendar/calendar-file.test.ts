import { describe, expect, test } from '@jest/globals';
import { hangulWords, unusualNames } from '../../../../../infra/tooling/text/every-letter.ts';
import { calendarFile, subscribedCalendar } from './calendar-file.ts';
import type { CalendarEvent } from './calendar-file.ts';
import { calendarName } from './training-calendar.ts';

const event: CalendarEvent = {
  uid: 'training-7@www.example.com',
  sequence: 2,
  title: '비전 검사, 입문; 1차',
  place: '서울 \\ 본사\n3층',
  url: 'https://www.example.com/education/schedule',
  startDate: '2024-05-01',
  endDate: '2024-05-02',
  startTime: '09:00',
  endTime: '17:30',
};
const now = new Date('2024-04-01T00:00:00.123Z');
/** Lines as a calendar reads them: unfolded. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

/** Repeatable titles: what RFC 5545 escapes, and letters of one to four octets, in lengths around the fold. */
function* titles(count: number): Generator<string> {
  const letters = [...String.raw`\\,;:n"' a0`, '\n', '가', 'é', '金', '😀', 'ㄱ', '\u0301', '\u200d'];
  let state = 7;
  const next = (): number => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) >>> 8;
  for (let made = 0; made < count; made += 1)
    yield Array.from({ length: 1 + (next() % 180) }, () => letters[next() % letters.length]).join('');
}

describe('a calendar file', () => {
  test('says when, where and what, in UTC, a day repeated for a training of several days', () => {
    expect(linesOf(calendarFile(event, { method: 'PUBLISH' }, now))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Selmatrix//Education//KO',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:training-7@www.example.com',
      'SEQUENCE:2',
      'DTSTAMP:20240401T000000Z',
      'DTSTART:20240501T000000Z',
      'DTEND:20240501T083000Z',
      'RRULE:FREQ=DAILY;COUNT=2',
      String.raw`SUMMARY:비전 검사\, 입문\; 1차`,
      String.raw`LOCATION:서울 \\ 본사\n3층`,
      'URL:https://www.example.com/education/schedule',
      'STATUS:CONFIRMED',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  test('of one day repeats nothing, and names no place that is not known', () => {
    const file = calendarFile({ ...event, endDate: event.startDate, place: '' }, { method: 'PUBLISH' }, now);
    expect(file).not.toMatch(/RRULE|LOCATION/);
  });

  test('strikes out the event for the one who has it, under the same UID', () => {
    const people = { organizer: 'edu@example.com', attendee: 'kim@example.com' };
    expect(linesOf(calendarFile(event, { method: 'CANCEL', ...people }, now))).toEqual(
      expect.arrayContaining([
        'METHOD:CANCEL',
        'STATUS:CANCELLED',
        'UID:training-7@www.example.com',
        'ORGANIZER:mailto:edu@example.com',
        'ATTENDEE;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:kim@example.com',
      ]),
    );
  });

  test('is tentative for somebody who waits', () => {
    const people = { organizer: 'edu@example.com', attendee: 'kim@example.com', isTentative: true };
    expect(linesOf(calendarFile(event, { method: 'REQUEST', ...people }, now))).toEqual(
      expect.arrayContaining(['STATUS:TENTATIVE', 'ATTENDEE;PARTSTAT=TENTATIVE;RSVP=FALSE:mailto:kim@example.com']),
    );
  });

  test('of 2,000 random titles and places is folded into lines of 75 octets, inside of no escape and no character', () => {
    for (const title of [...titles(2_000), ...hangulWords, ...unusualNames]) {
      const lines = calendarFile({ ...event, title, place: title }, { method: 'PUBLISH' }, now).split('\r\n');
      expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
      // What is escaped stands behind an odd number of backslashes, and not on the next line
      expect(lines.filter((line) => (/\\*$/.exec(line)?.[0].length ?? 0) % 2 === 1)).toEqual([]);
      expect(lines.filter((line) => Buffer.from(line).toString() !== line)).toEqual([]);
      const [, read = ''] = /^SUMMARY:(.*)$/m.exec(lines.join('\r\n').replaceAll('\r\n ', '')) ?? [];
      expect(read.replaceAll(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))).toBe(title);
    }
  });

  test('folds long lines at 75 octets without breaking a character', () => {
    const title = '가나다라마바사'.repeat(20);
    const file = calendarFile({ ...event, title }, { method: 'PUBLISH' }, now);
    expect(Math.max(...file.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(file).not.toContain('\uFFFD');
    expect(linesOf(file)).toContain(`SUMMARY:${title}`);
  });
});

test('a calendar to subscribe to has a name, all events and the time of the last change of each', () => {
  const changedAt = new Date('2024-03-02T01:00:00Z');
  const lines = linesOf(
    subscribedCalendar('교육, 일정', [
      { ...event, changedAt },
      { ...event, uid: 'training-8@www.example.com', changedAt: now },
    ]),
  );
  expect(lines).toEqual(
    expect.arrayContaining([String.raw`X-WR-CALNAME:교육\, 일정`, 'REFRESH-INTERVAL;VALUE=DURATION:P1D']),
  );
  expect(lines.filter((line) => /^(?:BEGIN:V|UID|DTSTAMP|METHOD)/.test(line))).toEqual([
    'BEGIN:VCALENDAR',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:training-7@www.example.com',
    'DTSTAMP:20240302T010000Z',
    'BEGIN:VEVENT',
    'UID:training-8@www.example.com',
    'DTSTAMP:20240401T000000Z',
  ]);
});

test('the file is named after the training, without what file systems refuse', () => {
  expect(calendarName('비전 검사: 입문/1차')).toBe('비전 검사 입문 1차.ics');
});
