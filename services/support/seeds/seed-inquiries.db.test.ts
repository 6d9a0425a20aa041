import { expect, test } from '@jest/globals';
import { inquiryStates } from '../src/features/inquiries/inquiry.ts';
import { newAdmin, supportForFile } from '../src/testing/support.ts';
import { sampleInquiries } from './sample-inquiries.ts';
import { seedInquiries } from './seed-inquiries.ts';

const support = supportForFile();

test('an empty inbox gets inquiries in every state, once, and nobody gets a mail', async () => {
  const { service, ask } = support();
  const seed = () => seedInquiries(service.db, service.app.config, new Date());
  await Promise.all([seed(), seed()]);
  await seed();
  const { counts, data } = (await ask('GET', '/api/email/admin/inquiries', { as: newAdmin() })).json();
  expect(Object.keys(counts)).toEqual([...inquiryStates]);
  for (const state of inquiryStates)
    expect(counts[state]).toBe(sampleInquiries.filter((sample) => sample.state === state).length);
  expect(data[0].title).toBe(sampleInquiries.at(-1)?.title);
  expect(await service.mails()).toEqual([]);
});

test('a sample SMWP application has a password that can be revealed', async () => {
  const { service, ask } = support();
  const { number } = await service.db('inquiries').where({ form: 'smwp' }).first('number');
  const { password } = (
    await ask('POST', `/api/email/admin/inquiries/${number}/reveal-password`, { as: newAdmin(), body: {} })
  ).json();
  expect(password).toMatch(/^Sm!/);
});
