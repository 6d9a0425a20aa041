import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { BaseConfig } from '../config/base-config.ts';
import { createMailTransport } from './mail-transport.ts';
import type { QueuedMail } from './mail-transport.ts';
import { readMailbox } from './read-mailbox.ts';

const mail: QueuedMail = {
  id: '0b0f8f3e-6f2e-4f6b-8a51-7d3c1f6a9f10',
  recipient: 'kim@example.com',
  subject: '문의가 접수되었습니다',
  text: '접수번호 12',
  html: null,
  createdAt: new Date('2026-11-22T09:08:07.065Z'),
  replyTo: null,
  attachments: [],
  references: [],
  autoSubmitted: 'auto-generated',
};
const fileName = '2026-11-22T09-08-07-065Z-0b0f8f3e-6f2e-4f6b-8a51-7d3c1f6a9f10.eml';
const calendar = { filename: 'a.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' };

let base: string;
let folder: string;

beforeAll(async () => {
  base = await mkdtemp(path.join(tmpdir(), 'portal-mailbox-'));
});
beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(base, 'one-')), 'not', 'there', 'yet');
});
afterAll(() => rm(base, { recursive: true, force: true }));

const send = (changes: Partial<QueuedMail> = {}, origin = 'https://www.selmatrix.example:8443') =>
  createMailTransport({
    MAILBOX_DIR: folder,
    MAIL_FROM: 'Selmatrix <noreply@selmatrix.example>',
    PUBLIC_ORIGIN: origin,
  } as BaseConfig)({ ...mail, ...changes });
const sourceOf = () => readFile(path.join(folder, fileName), 'utf8');

describe('a mail that is kept in a folder', () => {
  test('is one file that only the service may read, named for its time and id', async () => {
    await send();
    await send();
    expect(await readdir(folder)).toEqual([fileName]);
    expect((await stat(path.join(folder, fileName))).mode & 0o777).toBe(0o600);
  });

  test('says who sent it and when, and that no robot is to answer', async () => {
    await send();
    const [received] = await readMailbox(folder);
    expect(received).toMatchObject({ name: fileName, to: 'kim@example.com', subject: mail.subject });
    expect(received?.text.trim()).toBe('접수번호 12');
    expect(received?.headers).toMatchObject({
      from: 'Selmatrix <noreply@selmatrix.example>',
      'message-id': `<${mail.id}@www.selmatrix.example>`,
      date: 'Sun, 22 Nov 2026 09:08:07 +0000',
      'auto-submitted': 'auto-generated',
      'x-auto-response-suppress': 'All',
    });
    expect(received?.headers).not.toHaveProperty('reply-to');
    expect(await sourceOf()).not.toContain('text/html');
  });

  test('has the id of this machine where the address of the site is none', async () => {
    await send({}, 'nowhere');
    expect((await readMailbox(folder))[0]?.headers['message-id']).toBe(`<${mail.id}@localhost>`);
  });

  test('brings its HTML and its files, to be saved and not shown', async () => {
    await send({ html: '<p>접수번호 12</p>', replyTo: 'help@example.com', attachments: [calendar] });
    const source = await sourceOf();
    expect(source).toContain('Content-Type: text/html');
    expect(source).toMatch(/Content-Disposition: attachment; filename="?a\.ics"?/);
    expect((await readMailbox(folder))[0]).toMatchObject({
      headers: { 'reply-to': 'help@example.com' },
      attachments: [{ contentType: 'text/calendar', content: expect.stringContaining('BEGIN:VCALENDAR') }],
    });
  });

  test.each([
    ['file', { path: import.meta.filename }, 'File access rejected'],
    ['URL', { href: 'http://127.0.0.1:1/' }, 'Url access rejected'],
  ])('never reads a %s, whatever its row says', async (_what, content, message) => {
    const attachments = [{ ...calendar, content: content as unknown as string }];
    await expect(send({ attachments })).rejects.toThrow(message);
  });

  test('leaves no draft behind when it cannot be kept', async () => {
    await mkdir(path.join(folder, fileName), { recursive: true });
    await expect(send()).rejects.toThrow();
    expect(await readdir(folder)).toEqual([fileName]);
  });
});
