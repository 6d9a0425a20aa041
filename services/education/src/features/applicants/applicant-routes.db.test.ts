import { describe, expect, test } from '@jest/globals';
import { admin, educationForFile } from '../../testing/education.ts';

const education = educationForFile();

interface Row {
  applicationId: number;
  email: string;
  name: string;
  status: string;
  place?: number;
}

/** A training with one seat, and one applicant for each of the changes. */
async function trainingWith(...changes: object[]) {
  const educationId = await education().training({ capacity: 1, titleKo: '통신 실습' });
  const rows: Row[] = [];
  for (const change of changes) rows.push((await education().apply(educationId, change)).json());
  return {
    educationId,
    rows,
    ids: rows.map(({ applicationId }) => applicationId),
    emails: rows.map(({ email }) => email),
  };
}

const get = (path: string, query: Record<string, string | number> = {}) =>
  education().call('GET', path, { as: admin, query });
const list = async (query: Record<string, string | number>) =>
  (await get('admin/applications', query)).json<{
    data: Row[];
    total: number;
    page: number;
    pageSize: number;
    pageCount: number;
  }>();
const names = async (query: Record<string, string | number>) => (await list(query)).data.map(({ name }) => name);
const lastEntry = async () => (await education().service.audit()).at(-1);

describe('the records of one training', () => {
  test('mark applicants that a mail did not reach', async () => {
    const { educationId, emails } = await trainingWith({}, {});
    const [gone = ''] = emails;
    const failed = {
      key: `failed:${gone}`,
      recipient: gone.toUpperCase(),
      subject: 'x',
      bodyText: 'x',
      failedAt: new Date(),
    };
    await education().service.db('outbox').insert(failed);
    expect((await get('signup-records', { educationId })).json()).toMatchObject([
      { mailFails: true },
      { mailFails: false },
    ]);
    expect((await list({ educationId, sort: 'createdAt' })).data).toMatchObject([
      { mailFails: true },
      { mailFails: false },
    ]);
  });

  test('hold everybody who ever applied, in order of arrival, with what the table shows', async () => {
    const { educationId, emails } = await trainingWith({}, { lang: 'en' }, {});
    await education().call('PATCH', 'cancel-signup', { as: admin, body: { educationId, email: emails[0] } });
    const records = (await get('signup-records', { educationId })).json<Row[]>();
    expect(records.map(({ email, status, place }) => [email, status, place])).toEqual([
      [emails[0], 'cancelled', undefined],
      [emails[1], 'signup', undefined],
      [emails[2], 'waiting', 1],
    ]);
    expect(records[1]).toMatchObject({
      educationId,
      name: '김하늘',
      phoneNumber: '010-0000-0001',
      company: '샘플정밀',
      position: '대리',
      application: '현장에 적용하려 합니다.',
      createdAt: expect.stringMatching(/Z$/),
      member: false,
      locale: 'en',
      training: { educationId, title: '통신 실습', removed: false },
    });
    expect(await lastEntry()).toMatchObject({
      action: 'applicants.view',
      actor: { id: admin.id, email: admin.email },
      target: { type: 'training', id: String(educationId), label: '통신 실습' },
      subjects: emails,
    });
  });

  test('are none for an unknown training', async () => {
    expect((await get('signup-records', { educationId: 2_147_483_647 })).json()).toEqual([]);
  });
});

describe('the list over all trainings', () => {
  test('filters by training, status, words and selection', async () => {
    const { educationId, ids } = await trainingWith(
      { name: '가나', company: '100% ㈜샘플' },
      { name: '다라', phoneNumber: '+82 10-7777-0000' },
      { name: '마바', email: 'Ma.Ba@Example.com' },
    );
    await trainingWith({ name: '다른' });
    expect(await names({ educationId, sort: 'name' })).toEqual(['가나', '다라', '마바']);
    expect(await names({ educationId, status: 'waiting', sort: 'createdAt' })).toEqual(['다라', '마바']);
    expect(await names({ educationId, search: '7777' })).toEqual(['다라']);
    expect(await names({ educationId, search: '100%' })).toEqual(['가나']);
    for (const search of ['(주)샘플', '㈜샘플', '１００％'])
      expect(await names({ educationId, search })).toEqual(['가나']);
    expect(await names({ educationId, search: 'ma.ba example' })).toEqual(['마바']);
    expect(await names({ applicationId: ids[1] ?? 0 })).toEqual(['다라']);
  });

  test('sorts by each column, both ways', async () => {
    const { educationId } = await trainingWith(
      { name: '나', company: '갑', email: 'z@example.com' },
      { name: '가', company: '을', email: 'A@example.com' },
    );
    for (const [sort, expected] of [
      ['name', '가나'],
      ['-name', '나가'],
      ['company', '나가'],
      ['email', '가나'],
      ['createdAt', '나가'],
      ['-createdAt', '가나'],
      ['status', '나가'],
      ['training', '나가'],
    ] as const) {
      expect([sort, (await names({ educationId, sort })).join('')]).toEqual([sort, expected]);
    }
  });

  test('comes in pages, and each look is written down with whose data it was', async () => {
    const { educationId, emails } = await trainingWith({}, {}, {});
    const page = await list({ educationId, pageSize: 2, page: 2, sort: 'createdAt' });
    expect(page).toMatchObject({ data: [{ email: emails[2] }], total: 3, page: 2, pageSize: 2, pageCount: 2 });
    expect(await lastEntry()).toMatchObject({
      action: 'applicants.view',
      subjects: [emails[2]],
      details: { applications: 1, page: 2 },
    });
  });

  test.each(['sort=phoneNumber', 'pageSize=1001', 'page=0', 'status=gone', 'applicationId=1;2', 'educationId=x'])(
    'refuses %s',
    async (query) => {
      expect((await education().call('GET', `admin/applications?${query}`, { as: admin })).json()).toMatchObject({
        status: 400,
        code: 'validation-failed',
      });
    },
  );
});

describe('an export', () => {
  test('as CSV has the rows of the list, as Excel shows them rightly, and is written down', async () => {
    const { educationId, emails } = await trainingWith(
      { name: '=cmd()', phoneNumber: '01012345678' },
      { phoneNumber: '+82 10-0000-0002' },
    );
    const answer = await get('admin/applications/export', { educationId, sort: 'createdAt' });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(/^attachment; .*\.csv$/),
    });
    const [header, first, second, end] = answer.body.split('\r\n');
    expect(header).toBe(
      '\uFEFF교육명,교육 시작일,상태,대기 순번,이름,이메일,연락처,회사명,직책,신청 내용,신청 일시,취소 일시,출석 일시',
    );
    expect(first).toContain(`신청,,'=cmd(),${emails[0]},"=""01012345678"""`);
    expect(second).toContain('대기,1,김하늘,');
    expect(end).toBe('');
    expect(await lastEntry()).toMatchObject({
      action: 'applicants.export',
      subjects: emails,
      details: { applications: 2, format: 'csv' },
    });
  });

  test('takes the filters of the list, and the language', async () => {
    const { educationId } = await trainingWith({ name: '가' }, { name: '나' });
    const { body } = await get('admin/applications/export', { educationId, status: 'waiting', lang: 'en' });
    expect(body.split('\r\n')).toHaveLength(3);
    expect(body).toMatch(/Training,First day,Status[^]*Waiting,1,나/);
  });

  test('as XLSX is a workbook', async () => {
    const { educationId } = await trainingWith({});
    const answer = await get('admin/applications/export', { educationId, format: 'xlsx' });
    expect(answer.headers['content-type']).toContain('spreadsheetml.sheet');
    expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK');
  });
});

describe('one application', () => {
  test('is read as the list shows it, unless it is erased, and that is written down', async () => {
    const { educationId, ids, emails } = await trainingWith({}, {});
    const path = `admin/applications/${ids[1]}`;
    expect((await get(path)).json()).toMatchObject({
      entryId: String(ids[1]),
      applicationId: ids[1],
      educationId,
      version: 1,
      status: 'waiting',
      place: 1,
      cancelledAt: null,
      training: '통신 실습',
      isRemoved: false,
    });
    expect(await lastEntry()).toMatchObject({ action: 'applicants.view', subjects: [emails[1]] });
    await education()
      .service.db('applications')
      .where('id', ids[1] ?? 0)
      .update({ erasedAt: new Date() });
    expect((await get(path)).statusCode).toBe(404);
  });

  test('has no call that changes it: those give seats and write mails', async () => {
    const { ids } = await trainingWith({});
    for (const method of ['PATCH', 'DELETE'] as const)
      expect((await education().call(method, `admin/applications/${ids[0]}`, { as: admin })).statusCode).toBe(404);
  });
});

describe('the list and the file of sections of the release before', () => {
  test('have the rows of the list, in their former shape', async () => {
    const { educationId, ids, emails } = await trainingWith({}, {}, {});
    const query = { educationId, ids: `${ids[0]},${ids[2]}`, sort: '-createdAt' };
    const { data, ...page } = (await get('admin/applicants', query)).json<{ data: Row[] }>();
    expect(page).toEqual({ total: 2, page: 1, pageSize: 20, pageCount: 1 });
    const records = (await get('signup-records', { educationId })).json<Row[]>();
    expect(data).toEqual([records[2], records[0]]);
    await get('admin/applicants', query);
    expect(await lastEntry()).toMatchObject({
      action: 'applicants.view',
      subjects: [emails[2], emails[0]],
      target: { type: 'training', id: String(educationId), label: '통신 실습' },
      details: { applications: 2, page: 1 },
    });
    const [former, file] = [
      await get('admin/applicants/export', query),
      await get('admin/applications/export', { educationId, sort: '-createdAt' }),
    ];
    const lines = file.body.split('\r\n');
    expect(former.body.split('\r\n')).toEqual(lines.filter((line) => !line.includes(emails[1] ?? '')));
  });

  test.each(['sort=phoneNumber', 'status=gone', 'ids=1;2'])('refuse %s', async (query) => {
    expect((await education().call('GET', `admin/applicants?${query}`, { as: admin })).statusCode).toBe(400);
  });
});

describe('a mail to applicants', () => {
  const text = { subject: '준비물 안내', text: '노트북을 가져오세요.' };
  const english = { subjectEn: 'What to bring', textEn: 'Please bring a laptop.' };
  const mail = (body: object) => education().call('POST', 'admin/mail', { as: admin, body });
  const subjectsTo = async (email = '') => (await education().mailsTo(email)).map(({ subject }) => subject);

  test('goes to all who hold a seat or wait for a training, each in their language, once', async () => {
    const { educationId, emails } = await trainingWith({}, { lang: 'en' }, {});
    await education().call('PATCH', 'cancel-signup', { as: admin, body: { educationId, email: emails[2] } });
    expect((await get('admin/recipients', { educationId })).json()).toEqual({ recipients: 2 });
    const answer = await mail({ educationId, ...text, ...english });
    expect([answer.statusCode, answer.json()]).toEqual([202, { recipients: 2 }]);
    expect(await subjectsTo(emails[0])).toEqual(['[셀매트릭스] 준비물 안내']);
    expect(
      (await education().mailsTo(emails[1] ?? '')).map((one) => [
        one.subject,
        one.text.includes('Hello,\n\nPlease bring a laptop.'),
      ]),
    ).toEqual([['[Selmatrix] What to bring', true]]);
    expect(await subjectsTo(emails[2])).toEqual([]);
    expect(await lastEntry()).toMatchObject({
      action: 'applicants.mail',
      actor: { id: admin.id },
      subjects: expect.arrayContaining(emails.slice(0, 2)),
      details: { applications: 2 },
    });
  });

  test('goes to one person once, who applied for several trainings', async () => {
    const [one, two] = [
      await trainingWith({ email: 'busy@example.com' }),
      await trainingWith({ email: 'BUSY@example.com' }, {}),
    ];
    const ids = [...one.ids, ...two.ids];
    expect((await get('admin/recipients', { ids: ids.join(',') })).json()).toEqual({ recipients: 2 });
    expect((await mail({ ids, ...text })).json()).toEqual({ recipients: 2 });
    expect([...(await subjectsTo('busy@example.com')), ...(await subjectsTo('BUSY@example.com'))]).toHaveLength(1);
  });

  test('goes in Korean to everybody when there is no English', async () => {
    const { ids, emails } = await trainingWith({ lang: 'en' });
    await mail({ ids, ...text });
    expect(await subjectsTo(emails[0])).toEqual(['[셀매트릭스] 준비물 안내']);
  });

  test('is sent once however often it is clicked', async () => {
    const { ids, emails } = await trainingWith({});
    const headers = { 'idempotency-key': 'one-mail-to-all' };
    for (let click = 0; click < 2; click += 1)
      await education().call('POST', 'admin/mail', { as: admin, headers, body: { ids, ...text } });
    expect(await subjectsTo(emails[0])).toHaveLength(1);
  });

  test.each([
    [{ subject: ' ' }, { subject: 'required' }],
    [{ subject: '제목\r\nBcc: x@example.com' }, { subject: 'invalid-format' }],
    [{ subject: '가'.repeat(151) }, { subject: 'too-long' }],
    [{ text: '' }, { text: 'required' }],
    [{ subjectEn: 'Only this' }, { textEn: 'required' }],
    [{ textEn: 'Only this' }, { subjectEn: 'required' }],
    [{ ids: undefined }, { ids: 'required' }],
    [{ ids: [] }, { ids: 'too-few' }],
  ])('is refused with %j', async (change, errors) => {
    const { ids } = await trainingWith({});
    expect((await mail({ ids, ...text, ...change })).json()).toMatchObject({
      status: 400,
      code: 'validation-failed',
      errors,
    });
  });

  test('is refused when there is nobody to write to', async () => {
    expect((await mail({ educationId: await education().training(), ...text })).json()).toMatchObject({
      status: 404,
      code: 'no-recipients',
    });
  });
});
