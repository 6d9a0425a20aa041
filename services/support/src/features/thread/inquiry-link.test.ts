import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { createInquiryLinks, linkTokenLength } from './inquiry-link.ts';

const key = () => randomBytes(32).toString('base64');
const now = new Date('2026-11-23T00:00:00Z');
const inquiry = { id: randomUUID(), linkGeneration: 3 };

test('a link says which inquiry it opens, and expires after 90 days', () => {
  const links = createInquiryLinks({ SMWP_PASSWORD_KEY: key() });
  const token = links.sign(inquiry, now);
  expect(token).toHaveLength(linkTokenLength);
  expect(links.read(token)).toEqual({
    inquiryId: inquiry.id,
    generation: 3,
    expiresAt: new Date('2027-02-21T00:00:00Z'),
  });
});

test('a link that was changed in any byte, cut, lengthened or signed with another key says nothing', () => {
  const links = createInquiryLinks({ SMWP_PASSWORD_KEY: key() });
  const token = links.sign(inquiry, now);
  const bytes = Buffer.from(token, 'base64url');
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(links.read(changed.toString('base64url'))).toBeUndefined();
  }
  for (const wrong of ['', token.slice(0, -1), `${token}A`, `${token}=`, ` ${token}`, 'x'.repeat(linkTokenLength)])
    expect(links.read(wrong)).toBeUndefined();
  expect(createInquiryLinks({ SMWP_PASSWORD_KEY: key() }).read(token)).toBeUndefined();
});

test('a link that was signed with a former key is good while that key is kept', () => {
  const former = key();
  const token = createInquiryLinks({ SMWP_PASSWORD_KEY: former }).sign(inquiry, now);
  const links = createInquiryLinks({ SMWP_PASSWORD_KEY: key(), SMWP_PASSWORD_OLD_KEYS: `${key()},${former}` });
  expect(links.read(token)?.inquiryId).toBe(inquiry.id);
});
