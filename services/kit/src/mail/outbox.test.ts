import { describe, expect, test } from '@jest/globals';
import knex from 'knex';
import { enqueueMail } from './outbox.ts';

const mail = { to: 'kim@example.com', subject: 'Hello', text: 'Text', key: 'k' };
// Never connects: what is refused is refused before
const db = knex({ client: 'pg' });

describe('enqueueMail', () => {
  test.each(['a@b.c, d@e.f', 'a@b.c\r\nBcc: d@e.f', '<a@b.c>', 'Kim <a@b.c>', 'no address', ''])(
    'refuses %j as the one recipient',
    async (to) => {
      await expect(enqueueMail(db, { ...mail, to })).rejects.toThrow('exactly one address');
    },
  );

  test.each(['Hello\r\nBcc: d@e.f', 'Hello\nX: y', 'Hello\u0000'])('refuses the subject %j', async (subject) => {
    await expect(enqueueMail(db, { ...mail, subject })).rejects.toThrow('no control characters');
  });
});
