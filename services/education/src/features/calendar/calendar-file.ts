export interface CalendarEvent {
  /** The same for every file about one event; calendars replace what they have under it. */
  uid: string;
  /** Raised with every change of date, time or place. */
  sequence: number;
  title: string;
  place: string;
  /** Page that tells more. */
  url: string;
  /** Seoul's days and hours; several days repeat the same hours. */
  startDate: string;
  endDate: string;
  startTime: string;
  endTime: string;
}

/** What a file is for (RFC 5546): to take over, to take part at new dates, to strike out. */
export type CalendarPurpose =
  | { method: 'PUBLISH' }
  | {
      method: 'REQUEST' | 'CANCEL';
      organizer: string;
      attendee: string;
      /** Whether the attendee has no seat yet. */
      isTentative?: boolean;
    };

/** RFC 5545, 3.1: octets a line, without the line break. */
const lineOctets = 75;
const dayMs = 24 * 60 * 60 * 1000;

/** An iCalendar file (RFC 5545) with one event. `now` is the time of writing. */
export function calendarFile(event: CalendarEvent, purpose: CalendarPurpose, now: Date): string {
  return fileOf([`METHOD:${purpose.method}`, ...eventLines(event, purpose, now)]);
}

/** Asks calendars to look again after a day. */
const refresh = 'P1D';

/** A calendar to subscribe to, with all of these events; each has the time of its last change. */
export function subscribedCalendar(name: string, events: (CalendarEvent & { changedAt: Date })[]): string {
  return fileOf([
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${refresh}`,
    `X-PUBLISHED-TTL:${refresh}`,
    ...events.flatMap((event) => eventLines(event, { method: 'PUBLISH' }, event.changedAt)),
  ]);
}

function fileOf(lines: string[]): string {
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Selmatrix//Education//KO', 'CALSCALE:GREGORIAN'];
  return [...head, ...lines, 'END:VCALENDAR'].map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines(event: CalendarEvent, purpose: CalendarPurpose, stamp: Date): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utc(stamp)}`,
    `DTSTART:${utc(seoulMoment(event.startDate, event.startTime))}`,
    `DTEND:${utc(seoulMoment(event.startDate, event.endTime))}`,
    ...repetition(event),
    `SUMMARY:${escaped(event.title)}`,
    ...(event.place === '' ? [] : [`LOCATION:${escaped(event.place)}`]),
    `URL:${event.url}`,
    `STATUS:${statusOf(purpose)}`,
    ...people(purpose),
    'END:VEVENT',
  ];
}

function isTentative(purpose: CalendarPurpose): boolean {
  return purpose.method === 'REQUEST' && purpose.isTentative === true;
}

function statusOf(purpose: CalendarPurpose): string {
  if (purpose.method === 'CANCEL') return 'CANCELLED';
  return isTentative(purpose) ? 'TENTATIVE' : 'CONFIRMED';
}

function repetition({ startDate, endDate }: CalendarEvent): string[] {
  const days = Math.round((Date.parse(endDate) - Date.parse(startDate)) / dayMs) + 1;
  return days > 1 ? [`RRULE:FREQ=DAILY;COUNT=${days}`] : [];
}

/** Nobody is asked to answer: who has applied takes part. */
function people(purpose: CalendarPurpose): string[] {
  if (purpose.method === 'PUBLISH') return [];
  const part = isTentative(purpose) ? 'TENTATIVE' : 'ACCEPTED';
  return [`ORGANIZER:mailto:${purpose.organizer}`, `ATTENDEE;PARTSTAT=${part};RSVP=FALSE:mailto:${purpose.attendee}`];
}

function seoulMoment(date: string, time: string): Date {
  return new Date(`${date}T${time}:00+09:00`);
}

/** `20240501T010000Z` */
function utc(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);
}

/** An escaped sign, or a character. */
const units = /\\?[^]/gu;

/** Breaks a line between characters, never inside one or inside an escape. */
function folded(line: string): string {
  let result = '';
  let octets = 0;
  for (const [character] of line.matchAll(units)) {
    const size = Buffer.byteLength(character);
    if (octets + size > lineOctets) {
      result += '\r\n ';
      // The space counts
      octets = 1;
    }
    result += character;
    octets += size;
  }
  return result;
}
