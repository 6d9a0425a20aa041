import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readMailbox } from './read-mailbox.ts';

const calendar = [
  'To: lee@example.com',
  'Subject: Calendar',
  'Content-Type: multipart/mixed; boundary=b',
  '',
  '--b',
  'Content-Type: text/plain',
  '',
  'See the calendar.',
  '--b',
  'Content-Type: text/calendar; charset=utf-8; method=PUBLISH',
  'Content-Disposition: attachment; filename="a.ics"',
  'Content-Transfer-Encoding: base64',
  '',
  Buffer.from('BEGIN:VCALENDAR 교육\n').toString('base64'),
  '--b',
  'Content-Type: application/octet-stream',
  'Content-Disposition: attachment; filename="a.bin"',
  'Content-Transfer-Encoding: base64',
  '',
  Buffer.from('bytes').toString('base64'),
  '--b--',
  '',
].join('\r\n');

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-mailbox-'));
  const files = {
    '3-last.eml': calendar,
    '1-first.eml': 'X-Empty: yes\r\n\r\n',
    '2-second.eml': 'To: kim@example.com\r\nSubject: Second\r\n\r\nText\r\n',
    '.9-draft.tmp': 'Subject: Draft\r\n\r\nhalf',
    'eml-notes.txt': 'no mail',
  };
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('reads the mails of a folder and nothing else, oldest first', async () => {
  expect((await readMailbox(folder)).map(({ name, to, subject }) => [name, to, subject])).toEqual([
    ['1-first.eml', '', ''],
    ['2-second.eml', 'kim@example.com', 'Second'],
    ['3-last.eml', 'lee@example.com', 'Calendar'],
  ]);
});

test('reads the newest ones only, when told how many', async () => {
  expect((await readMailbox(folder, 1)).map(({ name }) => name)).toEqual(['3-last.eml']);
});

test('reads headers, text and attached files with their types', async () => {
  const [empty, second, last] = await readMailbox(folder);
  expect([empty?.text, empty?.headers, empty?.attachments]).toEqual(['', { 'x-empty': 'yes' }, []]);
  expect(second?.text.trim()).toBe('Text');
  expect(last?.text.trim()).toBe('See the calendar.');
  expect(last?.attachments).toEqual([
    { contentType: 'text/calendar; method=PUBLISH', content: 'BEGIN:VCALENDAR 교육\r\n' },
    { contentType: 'application/octet-stream', content: 'bytes' },
  ]);
});

test('finds nothing where no folder is yet', async () => {
  expect(await readMailbox(path.join(folder, 'none'))).toEqual([]);
});
