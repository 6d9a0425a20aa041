import { describe, expect, test } from '@jest/globals';
import { admin, educationForFile, inDays } from '../../testing/education.ts';

const education = educationForFile();

const past = { startDate: inDays(-9), endDate: inDays(-8) };
const versionOf = async (id: number) =>
  (await education().service.db('trainings').where({ id }).first<{ version: number }>('version')).version;

describe('the filters of trainings', () => {
  test('type, status and state hold alone and together, in the public list and in that of admins', async () => {
    const kind = '필터 교육';
    const training = (change: object) => education().training({ typeKo: kind, typeEn: 'Filter training', ...change });
    const open = await training({});
    const closed = await training({ status: 'completed' });
    const full = await training({ capacity: 1 });
    await education().apply(full);
    const over = await training(past);
    const other = await education().training({ typeKo: '다른 교육' });
    const ids = async (path: string, query: Record<string, string>, as?: object) => {
      const body = (await education().call('GET', path, { query, as })).json<
        { educationId: number }[] | { data: { educationId: number }[] }
      >();
      return new Set((Array.isArray(body) ? body : body.data).map(({ educationId }) => educationId));
    };
    const cases = [
      [{}, [open, closed, full, over]],
      [{ status: 'recruiting' }, [open, full, over]],
      [{ status: 'completed' }, [closed]],
      [{ state: 'none' }, [open, closed]],
      [{ state: 'full' }, [full]],
      [{ state: 'past' }, [over]],
      [{ status: 'completed', state: 'past' }, []],
    ] as const;
    for (const [filter, expected] of cases) {
      expect([filter, await ids('view', { ...filter, type: kind })]).toEqual([filter, new Set(expected)]);
      expect([filter, await ids('view', { ...filter, type: 'Filter training', lang: 'en' })]).toEqual([
        filter,
        new Set(expected),
      ]);
      expect([filter, await ids('admin/trainings', { ...filter, search: kind }, admin)]).toEqual([
        filter,
        new Set(expected),
      ]);
    }
    expect(await ids('view', {})).toContain(other);
    expect(await ids('view', { type: '없는 구분' })).toEqual(new Set());
  });

  test.each(['status=open', 'state=soon', `type=${'x'.repeat(61)}`])('%s is refused', async (query) => {
    expect((await education().call('GET', `view?${query}`)).json()).toMatchObject({
      status: 400,
      code: 'validation-failed',
    });
  });
});

describe('trainings as a file', () => {
  test('hold what is filtered, in both forms, formulas as text', async () => {
    await education().training({ titleKo: '=파일 교육', capacity: 7, placeKo: '본사' });
    const answer = await education().call('GET', 'admin/trainings/export', {
      as: admin,
      query: { search: '파일 교육' },
    });
    expect(decodeURIComponent(String(answer.headers['content-disposition']))).toContain('교육-');
    const [head, row, rest] = answer.body.split('\r\n');
    expect(head).toMatch(/^\uFEFF교육명,/);
    expect(row).toMatch(/^.?'=파일 교육.*모집중,.*본사,,7,예정,0,0$/);
    expect(rest).toBe('');
    const xlsx = await education().call('GET', 'admin/trainings/export', {
      as: admin,
      query: { format: 'xlsx', lang: 'en' },
    });
    expect(xlsx.body.slice(0, 2)).toBe('PK');
  });
});

describe('many trainings', () => {
  test('are closed and opened at once; what somebody else has changed or removed is left alone', async () => {
    const [first, second, removed] = [
      await education().training(),
      await education().training(),
      await education().training({ removedAt: new Date() }),
    ];
    const version = await versionOf(first);
    const trainings = [
      { educationId: first, version },
      { educationId: second, version: version + 7 },
      { educationId: removed, version },
    ];
    const answer = await education().call('POST', 'admin/trainings/status', {
      as: admin,
      body: { status: 'completed', trainings },
    });
    expect(answer.json()).toEqual({ changed: [first], left: [second, removed] });
    expect(
      await education().service.db('trainings').whereIn('id', [first, second]).orderBy('id').select('status'),
    ).toEqual([{ status: 'completed' }, { status: 'recruiting' }]);
    expect((await education().service.audit()).at(-1)).toMatchObject({
      action: 'training.update',
      actor: { id: admin.id },
      target: { id: String(first) },
      details: { fields: ['status'], status: 'completed', before: { status: 'recruiting' } },
    });
    expect((await education().apply(first)).json()).toMatchObject({ status: 409, code: 'not-recruiting' });
    await education().call('POST', 'admin/trainings/status', {
      as: admin,
      body: { status: 'recruiting', trainings: [{ educationId: first, version: version + 1 }] },
    });
    expect((await education().apply(first)).statusCode).toBe(201);
  });

  test('can be chosen from beyond the first hundred', async () => {
    const rows = Array.from({ length: 130 }, (_, index) => education().training({ titleKo: `이름 ${index}` }));
    const ids = await Promise.all(rows);
    const names = (await education().call('GET', 'admin/training-names', { as: admin })).json<
      { educationId: number; title: string; startDate: string }[]
    >();
    expect(ids.filter((id) => !names.some(({ educationId }) => educationId === id))).toEqual([]);
    expect(names.find(({ educationId }) => educationId === ids[129])).toEqual({
      educationId: ids[129],
      title: '이름 129',
      startDate: inDays(7),
    });
  });
});

describe('what an earlier version of the service writes', () => {
  // The columns of the first migrations: a release that is rolled back, or the other copy while one is replaced, knows no more
  test('is still taken by the tables', async () => {
    const { db } = education().service;
    const [training] = await db('trainings')
      .insert({
        titleKo: '예전',
        typeKo: '정기교육',
        contentKo: '',
        startDate: inDays(3),
        endDate: inDays(3),
        startTime: '09:00',
        endTime: '10:00',
        capacity: 3,
      })
      .returning<{ id: number }[]>('id');
    const old = {
      trainingId: training?.id ?? 0,
      email: education().address(),
      name: '김하늘',
      phoneNumber: '010',
      company: '샘플',
      position: '대리',
      application: '',
      status: 'signup',
    };
    await db('applications').insert(old);
    expect(
      (
        await education().call('GET', 'admin/applications', { as: admin, query: { educationId: old.trainingId } })
      ).json(),
    ).toMatchObject({ total: 1, data: [{ email: old.email, status: 'signup', locale: 'ko' }] });
    await db('applications').where(old).update({ status: 'cancelled', cancelledAt: new Date() });
    expect((await education().call('GET', 'detail', { query: { educationId: old.trainingId } })).json()).toMatchObject({
      applied: 0,
      waitingList: true,
    });
  });
});

describe('the list of admins', () => {
  const list = async (query: Record<string, string | number>) =>
    (await education().call('GET', 'admin/trainings', { as: admin, query })).json<{
      data: { educationId: number; title: string }[];
      total: number;
      pageCount: number;
    }>();
  const titles = async (query: Record<string, string | number>) =>
    (await list({ search: '목록', ...query })).data.map(({ title }) => title);

  test('computes counts and states as the schedule does', async () => {
    const titleKo = '계산 교육';
    const full = await education().training({ titleKo, capacity: 1 });
    const closed = await education().training({ titleKo, capacity: 1, waitingList: false });
    for (const educationId of [full, full, closed]) await education().apply(educationId);
    await education().training({ titleKo });
    await education().training({ titleKo, ...past });
    await education().training({ titleKo, startDate: inDays(-1), endDate: inDays(1) });
    const { data } = await list({ search: titleKo });
    expect(data).toHaveLength(5);
    const names = ['applied', 'waiting', 'derivedState', 'underWay', 'acceptsApplications', 'createdAt', 'updatedAt'];
    for (const entry of data) {
      const query = { educationId: entry.educationId };
      const edited = (await education().call('GET', 'admin/training', { as: admin, query })).json<object>();
      const shared = Object.entries(edited).filter(([name]) => names.includes(name));
      expect(shared).toHaveLength(names.length);
      expect(entry).toMatchObject(Object.fromEntries(shared));
    }
  });

  test('searches, filters, sorts and pages', async () => {
    await education().service.db('trainings').where('titleKo', 'like', '목록%').delete();
    await education().training({ titleKo: '목록 가 100%', capacity: 3, status: 'completed' });
    await education().training({ titleKo: '목록 나', typeKo: '㈜한빛 ㄱ형강', capacity: 2, ...past });
    const full = await education().training({
      titleKo: '목록 다',
      typeKo: '단체교육',
      capacity: 1,
      startDate: inDays(30),
      endDate: inDays(30),
    });
    await education().apply(full);
    expect(await titles({})).toEqual(['목록 다', '목록 가 100%', '목록 나']);
    expect(await titles({ sort: 'capacity' })).toEqual(['목록 다', '목록 나', '목록 가 100%']);
    expect(await titles({ sort: '-applied' })).toEqual(['목록 다', '목록 나', '목록 가 100%']);
    expect(await titles({ status: 'completed' })).toEqual(['목록 가 100%']);
    expect(await titles({ state: 'past' })).toEqual(['목록 나']);
    expect(await titles({ state: 'full' })).toEqual(['목록 다']);
    expect(await titles({ state: 'none' })).toEqual(['목록 가 100%']);
    expect(await titles({ search: '단체 목록' })).toEqual(['목록 다']);
    for (const search of ['(주)한빛', '㈜한빛', 'ﾡ형강']) expect(await titles({ search })).toEqual(['목록 나']);
    expect(await titles({ search: '0%' })).toEqual(['목록 가 100%']);
    expect(await titles({ pageSize: 2, page: 2, sort: 'title' })).toEqual(['목록 다']);
    expect(await list({ search: '목록', pageSize: 2 })).toMatchObject({ total: 3, pageCount: 2 });
  });
});
