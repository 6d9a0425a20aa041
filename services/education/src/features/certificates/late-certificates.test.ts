import { expect, test } from '@jest/globals';
import { createCertificatePress } from './certificate-press.ts';

const facts = {
  language: 'ko',
  number: 'SE-2026-7K3M9QF2XA',
  name: '김시험',
  company: '',
  title: '비전 검사 입문',
  startDate: '2026-12-01',
  endDate: '2026-12-01',
  issuedOn: '2026-12-02',
  page: 'https://portal.example/education/certificates/SE-2026-7K3M9QF2XA',
} as const;

test('one that is late every time is had by the first try after it is made', async () => {
  const renderer = createCertificatePress(1);
  const refusals: unknown[] = [];
  const bytes = await (async () => {
    for (;;)
      try {
        return await renderer.print(facts);
      } catch (error) {
        refusals.push(error);
      }
  })();
  await renderer.end();
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(refusals[0]).toMatchObject({ status: 503, code: 'certificates-busy' });
});
