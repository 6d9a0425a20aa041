import { expect, test } from '@jest/globals';
import { connectDatabase } from '@portal/service-kit/database';
import { newMember, questionBody, supportForFile } from '../src/testing/support.ts';
import { migrations } from './index.ts';

const support = supportForFile();

test("a guest's inquiry that was merged into a member's by the typed address is one by itself again", async () => {
  const { db, ownerUrl } = support().service;
  const as = newMember();
  const [kept, own] = [await support().inquiry({}, as), await support().inquiry({}, as)];
  await db('settings').update({ guestInquiries: true });
  const guest = (await support().ask('POST', '/api/email/send', { body: questionBody() })).json().number as string;
  const owner = connectDatabase({ url: ownerUrl, schema: 'support', poolSize: 1, columns: 'stored' });
  await migrations['021-confirmed-guests']?.down(owner);
  // As the previous version stores it
  const { id } = await db('inquiries').where({ number: kept }).first('id');
  await db('inquiries').whereIn('number', [own, guest]).update({ mergedInto: id });
  await migrations['021-confirmed-guests']?.up(owner);
  await owner.destroy();
  const rows = await db('inquiries').whereIn('number', [own, guest]).orderBy('id').select('number', 'mergedInto');
  expect(rows).toEqual(
    expect.arrayContaining([
      { number: own, mergedInto: id },
      { number: guest, mergedInto: null },
    ]),
  );
});
