import { describe, expect, test } from '@jest/globals';
import { admin, educationForFile, inDays } from '../../testing/education.ts';
import { trainingEdits } from '../../testing/training-edits.ts';

const education = educationForFile();
const { edit, stored, applicants, subjectsTo, calendarTo, lastEntry } = trainingEdits(education);

describe('another date or place', () => {
  test('is told to everybody who holds a seat or waits, with a calendar file that replaces the old one', async () => {
    const { educationId, body } = await stored({ capacity: 1, place: '본사' });
    const [seated = '', waiting = ''] = await applicants(educationId, 2);
    await edit({ ...body, startDate: inDays(20), endDate: inDays(20) });
    expect(await subjectsTo(waiting)).toEqual(['[셀매트릭스] 교육 일정 또는 장소가 변경되었습니다: SMWP 화면 개발']);
    const [mail] = await education().mailsTo(seated);
    expect(mail?.text).toContain(`변경 후\n교육명: SMWP 화면 개발\n일시: ${inDays(20).replaceAll('-', '.')}`);
    expect(mail?.text).toContain(`변경 전\n교육명: SMWP 화면 개발\n일시: ${inDays(10).replaceAll('-', '.')}`);
    const calendar = await calendarTo(seated);
    expect(calendar.type).toMatch(/method=REQUEST/i);
    expect(calendar.lines).toEqual(
      expect.arrayContaining([
        `UID:training-${educationId}@localhost`,
        'SEQUENCE:1',
        'METHOD:REQUEST',
        'LOCATION:본사',
        `ATTENDEE;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${seated}`,
      ]),
    );
    await edit({ ...body, version: 2, startDate: inDays(20), endDate: inDays(20), place: '마곡' });
    expect((await calendarTo(seated)).lines).toEqual(
      expect.arrayContaining([`UID:training-${educationId}@localhost`, 'SEQUENCE:2', 'LOCATION:마곡']),
    );
    const published = await education().call('GET', 'calendar', { query: { educationId } });
    expect(published.body).toMatch(
      new RegExp(`METHOD:PUBLISH[^]*UID:training-${educationId}@localhost\r\nSEQUENCE:2\r\n`),
    );
    expect(await lastEntry()).toMatchObject({
      action: 'training.update',
      details: { fields: ['place'], mailed: 2 },
      subjects: [seated, waiting],
    });
  });

  test('is told in the language of each applicant', async () => {
    const { educationId, body } = await stored();
    const [email = ''] = await applicants(educationId, 1, { lang: 'en' });
    await edit({ ...body, startTime: '11:00' });
    expect(await subjectsTo(email)).toEqual(['[Selmatrix] New date or place: SMWP 화면 개발']);
  });

  test('is told neither to the cancelled, nor when something else changes, nor when the training was over and stays so', async () => {
    const { educationId, body } = await stored();
    const [gone = '', stays = ''] = await applicants(educationId, 2);
    await education().call('PATCH', 'cancel-signup', { as: admin, body: { educationId, email: gone } });
    await edit({ ...body, title: '새 제목', content: '새 내용' });
    await education()
      .service.db('trainings')
      .where('id', educationId)
      .update({ startDate: inDays(-9), endDate: inDays(-8) });
    await edit({ ...body, version: 2, startDate: inDays(-6), endDate: inDays(-5) });
    expect([await subjectsTo(gone), await subjectsTo(stays)]).toEqual([[], []]);
  });

  test('writes once to somebody whom the same change gives a seat: the seat, on the new date', async () => {
    const { educationId, body } = await stored({ capacity: 1 });
    const [seated = '', waiting = ''] = await applicants(educationId, 2);
    await edit({ ...body, capacity: 2, startTime: '11:00' });
    expect(await subjectsTo(seated)).toEqual(['[셀매트릭스] 교육 일정 또는 장소가 변경되었습니다: SMWP 화면 개발']);
    expect(await subjectsTo(waiting)).toEqual(['[셀매트릭스] 교육 신청이 확정되었습니다: SMWP 화면 개발']);
    expect(await lastEntry()).toMatchObject({ action: 'training.update', subjects: [seated] });
  });

  test('is told to nobody when the save says so, and who gets a seat by it is told even then', async () => {
    const { educationId, body } = await stored({ capacity: 1 });
    const [seated = '', waiting = ''] = await applicants(educationId, 2);
    await edit({ ...body, capacity: 2, startTime: '11:00', notify: false });
    expect(await subjectsTo(seated)).toEqual([]);
    expect(await subjectsTo(waiting)).toEqual(['[셀매트릭스] 교육 신청이 확정되었습니다: SMWP 화면 개발']);
    expect(await lastEntry()).toMatchObject({ action: 'training.update', details: { mailed: 0 } });
  });

  test('is announced with its number beforehand', async () => {
    const { educationId } = await stored({ capacity: 1 });
    await applicants(educationId, 3);
    const notified = async () =>
      (await education().call('GET', 'admin/notified', { as: admin, query: { educationId } })).json<object>();
    const moving = ['startDate', 'endDate', 'startTime', 'endTime', 'place', 'placeEn'];
    expect(await notified()).toEqual({ applicants: 3, notified: 3, moving });
    await education()
      .service.db('trainings')
      .where('id', educationId)
      .update({ startDate: inDays(-9), endDate: inDays(-8) });
    expect(await notified()).toEqual({ applicants: 3, notified: 0, moving });
  });
});
