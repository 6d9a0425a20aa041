import { describe, expect, test } from '@jest/globals';
import knex from 'knex';
import { enqueueMail } from './outbox.ts';

const mail = { to: 'kim@example.com', subject: 'Hello', text: 'Text', key: 'k' };
// Never connects: what is refused is refused before
const db = knex({ client: 'pg' });

describe('enqueueMail', () => {
  test.each([
    'a@b.c, d@e.f',
    'a@b.c\r\nBcc: d@e.f',
    '<a@b.c>',
    'Kim <a@b.c>',
    'Kim a@b.c',
    'a@b.c Kim',
    'a@b@c',
    'no address',
    '',
  ])('refuses %j as the one recipient, and as the one address for answers', async (address) => {
    await expect(enqueueMail(db, { ...mail, to: address })).rejects.toThrow('a mail goes to exactly one address');
    await expect(enqueueMail(db, { ...mail, replyTo: address })).rejects.toThrow('answers go to exactly one address');
  });

  test.each([
    ['name', { filename: 'a.ics\r\nBcc: d@e.f' }],
    ['type', { contentType: 'text/calendar\r\nBcc: d@e.f' }],
  ])('refuses control characters in the %s of a file', async (_what, change) => {
    const file = { filename: 'a.ics', contentType: 'text/calendar', content: 'one\r\ntwo' };
    const attachments = [file, { ...file, ...change }];
    await expect(enqueueMail(db, { ...mail, attachments })).rejects.toThrow('name and type of an attachment');
  });

  test.each(['Hello\r\nBcc: d@e.f', 'Hello\nX: y', 'Hello\u0000'])('refuses the subject %j', async (subject) => {
    await expect(enqueueMail(db, { ...mail, subject })).rejects.toThrow('no control characters');
  });
});
