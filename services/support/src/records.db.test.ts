import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from '@jest/globals';
import { seedDocuments } from '../seeds/seed-documents.ts';
import { samplePdf } from './testing/sample-pdf.ts';
import { newMember, supportForFile } from './testing/support.ts';

const support = supportForFile();

beforeAll(async () => {
  const { db, app } = support().service;
  await seedDocuments({ db, files: app.files, read: async (key) => samplePdf(key) });
});

const agent = { role: 'member', roles: { support: ['agent'] } } as const;
const editor = { role: 'member', roles: { support: ['editor'] } } as const;
const read = async (query: string, as: object) =>
  (await support().ask('GET', `/api/file/admin/${query}`, { as })).json();

test('an agent sees what a member sent, as a guest too once the address is theirs', async () => {
  const as = newMember();
  const own = await support().inquiry({ title: '첫 문의' }, as);
  await support().inquiry({ title: '남의 문의' });
  const guest = await support().inquiry({ title: '손님의 문의', emailAddress: as.email });
  await support().service.db('inquiries').where({ number: guest }).update({ senderId: null, senderEmail: null });
  expect(await read(`person?user=${as.id}`, agent)).toMatchObject({
    groups: [
      {
        id: 'inquiries',
        total: 1,
        records: [{ label: '첫 문의', note: `${own} · 접수`, path: `/admin/support/inquiries/${own}` }],
      },
    ],
  });
  expect(await read(`person?email=${as.email}`, agent)).toMatchObject({
    groups: [{ total: 1, records: [{ id: guest }] }],
  });
  expect(await read(`person?user=${as.id}`, editor)).toEqual({ groups: [] });
  expect(await read(`person?user=${randomUUID()}`, agent)).toEqual({ groups: [] });
});

test('agents find inquiries by any word of them, editors documents', async () => {
  const number = await support().inquiry({ title: '희귀한낱말 문의', name: '이름씨' });
  expect(await read(`lookup?q=${encodeURIComponent('희귀한낱')}`, agent)).toMatchObject({
    groups: [{ id: 'inquiries', records: [{ label: '희귀한낱말 문의', note: `이름씨 · ${number} · 접수` }] }],
  });
  expect(await read('lookup?q=smwp&lang=en', editor)).toMatchObject({ groups: [{ id: 'documents' }] });
  expect((await read('lookup?q=smwp', agent)).groups.map(({ id }: { id: string }) => id)).not.toContain('documents');
});
