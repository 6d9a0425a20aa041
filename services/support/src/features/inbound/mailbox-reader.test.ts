import { beforeEach, expect, jest, test } from '@jest/globals';
import { problem } from '@portal/service-kit';
import { imapOptions } from './imap-mailbox.ts';
import type { Mailbox } from './imap-mailbox.ts';
import type { InboundOutcome } from './inbound-service.ts';
import { createMailboxReader } from './mailbox-reader.ts';

/** A mailbox in memory: the text of each mail, and its marks. */
const mails = new Map<number, { text: string; bytes?: number; marks: string[] }>();
const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
let isOpen = false;
const mailbox: Mailbox = {
  unseen: async () =>
    [...mails].filter(([, { marks }]) => !marks.includes('seen')).map(([uid, { bytes = 10 }]) => ({ uid, bytes })),
  read: async (uid) => Buffer.from(mails.get(uid)?.text ?? ''),
  mark: async (uid, isFlagged) => void mails.get(uid)?.marks.push('seen', ...(isFlagged ? ['flagged'] : [])),
  close: async () => void (isOpen = false),
};
const receive = jest.fn(async (_raw: Uint8Array): Promise<InboundOutcome> => 'added');
const open = jest.fn(async () => {
  isOpen = true;
  return mailbox;
});
const reader = () => createMailboxReader({ open, inbound: { receive }, log });
const put = (uid: number, text: string, bytes?: number) => mails.set(uid, { text, bytes, marks: [] });
const marks = (uid: number) => mails.get(uid)?.marks;

beforeEach(() => {
  mails.clear();
  jest.clearAllMocks();
  receive.mockImplementation(async () => 'added');
});

test('takes what is not seen, marks it, and ends the connection', async () => {
  put(3, 'one');
  put(7, 'two');
  const { round } = reader();
  await round();
  expect(receive.mock.calls.map(([raw]) => Buffer.from(raw).toString())).toEqual(['one', 'two']);
  expect([marks(3), marks(7), isOpen]).toEqual([['seen'], ['seen'], false]);
  await round();
  expect(receive).toHaveBeenCalledTimes(2);
});

test('a mail that is no message is marked as well', async () => {
  put(1, 'automatic');
  receive.mockImplementation(async () => 'automatic');
  await reader().round();
  expect(marks(1)).toEqual(['seen']);
});

test('a mail that belongs to no inquiry is flagged, so that somebody looks at it', async () => {
  put(1, 'to an unknown address');
  receive.mockImplementation(async () => 'unknown-address');
  await reader().round();
  expect(marks(1)).toEqual(['seen', 'flagged']);
});

test('one that cannot be taken does not keep the others, is tried again, and flagged after five rounds', async () => {
  put(1, 'broken');
  put(2, 'fine');
  receive.mockImplementation(async (raw) => {
    if (Buffer.from(raw).toString() === 'broken') throw new Error('no mail');
    return 'added';
  });
  const { round } = reader();
  for (let rounds = 0; rounds < 4; rounds += 1) await round();
  expect([marks(1), marks(2)]).toEqual([[], ['seen']]);
  await round();
  expect(marks(1)).toEqual(['seen', 'flagged']);
  expect(log.error).toHaveBeenCalledTimes(1);
});

test('too many replies at once wait, however long', async () => {
  put(1, 'late');
  receive.mockImplementation(async () => {
    throw problem.tooManyRequests('too-many-requests', 60);
  });
  const { round } = reader();
  for (let rounds = 0; rounds < 7; rounds += 1) await round();
  expect(marks(1)).toEqual([]);
  receive.mockImplementation(async () => 'added');
  await round();
  expect(marks(1)).toEqual(['seen']);
});

test('one that is too large is flagged and not read', async () => {
  put(1, 'large', 30_000_000);
  await reader().round();
  expect([marks(1), receive.mock.calls]).toEqual([['seen', 'flagged'], []]);
});

test('a mailbox that cannot be read fails the round, and is closed', async () => {
  open.mockRejectedValueOnce(new Error('ECONNREFUSED'));
  await expect(reader().round()).rejects.toThrow('ECONNREFUSED');
  const unseen = jest.spyOn(mailbox, 'unseen').mockRejectedValueOnce(new Error('broken pipe'));
  await expect(reader().round()).rejects.toThrow('broken pipe');
  expect(isOpen).toBe(false);
  unseen.mockRestore();
});

test.each([
  [
    'imaps://replies%40a.example:p%3Aw@mail.a.example',
    { port: 993, secure: true, doSTARTTLS: undefined, folder: 'INBOX' },
  ],
  ['imaps://u:p@mail.a.example:9930/Replies/2026', { port: 9930, secure: true, folder: 'Replies/2026' }],
  ['imap://u:p@mail.a.example', { port: 143, secure: false, doSTARTTLS: true }],
  ['imap://u:p@127.0.0.1:1143/', { host: '127.0.0.1', port: 1143, secure: false, doSTARTTLS: undefined }],
])('%s is read', (url, options) => expect(imapOptions(url)).toMatchObject(options));

test('user and password of the URL are decoded', () => {
  expect(imapOptions('imaps://replies%40a.example:p%3Aw@mail.a.example').auth).toEqual({
    user: 'replies@a.example',
    pass: 'p:w',
  });
});
