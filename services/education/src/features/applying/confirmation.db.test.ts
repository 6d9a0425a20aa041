import { expect, test } from '@jest/globals';
import { educationForFile } from '../../testing/education.ts';

const education = educationForFile();

test('every application is confirmed by one mail with a calendar file, a waiting one with its place', async () => {
  const educationId = await education().training({ capacity: 1, titleKo: '비전 검사: 입문/1차', titleEn: null });
  const [seated, waiting] = [education().address(), education().address()];
  for (const email of [seated, waiting]) await education().apply(educationId, { email });
  const [seat, ...others] = await education().confirmationsTo(seated);
  expect(others).toEqual([]);
  expect(seat?.subject).toBe('[셀매트릭스] 교육 신청이 접수되었습니다: 비전 검사: 입문/1차');
  expect(seat?.text).toContain(`/education/schedule?training=${educationId}\n`);
  const file = seat?.attachments[0]?.content ?? '';
  expect(file).toContain(`UID:training-${educationId}@localhost\r\n`);
  expect(file.replaceAll('\r\n ', '')).toMatch(new RegExp(`URL:http.*/education/schedule\\?training=${educationId}\r`));
  expect(file).toContain('STATUS:CONFIRMED');
  const [place] = await education().confirmationsTo(waiting);
  expect(place?.subject).toContain('대기 신청');
  expect(place?.text).toContain('대기 1번째');
  expect(place?.attachments[0]?.content).toContain('STATUS:TENTATIVE');
});

test('members are confirmed like guests, each in their language, and a repeated call writes nothing more', async () => {
  const educationId = await education().training();
  const email = education().address();
  const options = { as: { id: 'kim', email }, headers: { 'idempotency-key': 'one-confirmation' } };
  for (let call = 0; call < 2; call += 1) await education().apply(educationId, { email, lang: 'en' }, options);
  expect((await education().confirmationsTo(email)).map(({ subject }) => subject)).toEqual([
    '[Selmatrix] You are registered: Vision inspection',
  ]);
});

test('the owner of an address with which somebody applies again gets no second confirmation', async () => {
  const educationId = await education().training();
  const email = education().address();
  for (let visitor = 0; visitor < 2; visitor += 1) await education().apply(educationId, { email });
  expect(await education().confirmationsTo(email)).toHaveLength(1);
});
