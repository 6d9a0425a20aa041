import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestService } from '@portal/service-kit/testing';
import { contentService } from '../../service.ts';
import type { Entry } from '@portal/service-kit';

let service: Awaited<ReturnType<typeof createTestService>>;
let admin: Record<string, string>;
beforeAll(async () => {
  service = await createTestService(contentService);
  admin = { authorization: `Bearer ${service.token({ id: '7', email: 'admin@portal.example', role: 'admin' })}` };
}, 30_000);
afterAll(() => service.close());
beforeEach(async () => {
  for (const table of [
    'timeline_entries',
    'customer_cases',
    'home_slides',
    'offices',
    'company',
    'offer_facts',
    'revisions',
  ])
    await service.db(table).delete();
  await service.seed();
});

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT';
const call = (method: Method, path: string, payload?: object, headers = admin) =>
  service.app.inject({ method, url: `/api/content/admin/${path}`, headers, ...(payload ? { payload } : {}) });
const list = async (path: string): Promise<Entry[]> => (await call('GET', path)).json();
const shown = async (path: string): Promise<Record<string, unknown>[]> =>
  (await service.app.inject({ url: `/api/content/${path}` })).json();

const milestone = { titleKo: '수출의 탑 수상', titleEn: null, happenedOn: '2024-12-05' };
const newEntries: Record<string, object> = {
  'offer-facts': {
    offer: 'smwp',
    kind: 'release',
    titleKo: '5.1',
    titleEn: '5.1',
    textKo: '새 기능',
    textEn: null,
    isSample: false,
  },
  timeline: milestone,
  cases: {
    industryKey: 'logistics',
    industryKo: '물류',
    industryEn: null,
    companyKo: '샘플물류',
    companyEn: null,
    projectKo: '창고 관제',
    projectEn: null,
    detailsKo: '창고를 한 화면에서 봅니다.',
    detailsEn: null,
  },
  slides: {
    titleKo: '새 장',
    titleEn: null,
    textKo: '설명',
    textEn: null,
    link: '/about',
    hasQuestionButton: false,
    hasWebEqApplicationButton: false,
  },
};

describe.each(['timeline', 'cases', 'slides', 'offer-facts'])('admin calls on %s', (path) => {
  test('a new entry comes last and is seen by visitors at once', async () => {
    const before = await shown(path);
    const answer = await call('POST', path, newEntries[path]);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ ...newEntries[path], hidden: false, version: 1 });
    expect(await shown(path)).toHaveLength(before.length + 1);
    expect((await list(path)).at(-1)).toEqual(answer.json());
  });

  test('a hidden entry stays in the admin list only', async () => {
    const [first] = await list(path);
    const before = await shown(path);
    const answer = await call('PATCH', `${path}/${first?.entryId}`, { version: first?.version, hidden: true });
    expect(answer.json()).toMatchObject({ hidden: true, version: 2 });
    expect(await shown(path)).toHaveLength(before.length - 1);
    expect(await list(path)).toHaveLength(before.length);
  });

  test('an order is taken as it is given', async () => {
    const ids = (await list(path)).map(({ entryId }) => entryId).toReversed();
    const answer = await call('PUT', `${path}/order`, { entryIds: ids });
    expect(answer.json<Entry[]>().map(({ entryId }) => entryId)).toEqual(ids);
    expect((await list(path)).map(({ entryId }) => entryId)).toEqual(ids);
  });

  test('an order that misses an entry is stale', async () => {
    const entries = await list(path);
    const answer = await call('PUT', `${path}/order`, { entryIds: entries.slice(1).map(({ entryId }) => entryId) });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'stale-order']);
    expect(await list(path)).toEqual(entries);
  });

  test('a removed entry is gone; removing it again removes none', async () => {
    const [first] = await list(path);
    expect((await call('DELETE', `${path}/${first?.entryId}`)).json()).toBe(1);
    expect((await call('DELETE', `${path}/${first?.entryId}`)).json()).toBe(0);
    expect((await list(path)).some(({ entryId }) => entryId === first?.entryId)).toBe(false);
  });

  test('two editors of one version: the second is told, and the first one stays', async () => {
    const [first] = await list(path);
    const edit = (hidden: boolean) => call('PATCH', `${path}/${first?.entryId}`, { version: 1, hidden });
    expect((await edit(true)).statusCode).toBe(200);
    const second = await edit(false);
    expect([second.statusCode, second.json().code]).toEqual([409, 'stale-edit']);
    expect((await list(path))[0]?.hidden).toBe(true);
  });

  test.each([2_147_483_648, 1e300])('the version %d, which no entry can have, is 400', async (version) => {
    const [first] = await list(path);
    const answer = await call('PATCH', `${path}/${first?.entryId}`, { version, hidden: true });
    expect(answer.json()).toMatchObject({ status: 400 });
    expect(await list(path)).toContainEqual(first);
  });

  test('an entry that does not exist is 404', async () => {
    expect((await call('PATCH', `${path}/999999`, { version: 1, hidden: true })).statusCode).toBe(404);
  });
});

describe('what is refused', () => {
  test.each([
    ['timeline', { ...milestone, titleKo: ' ' }, 'titleKo'],
    ['timeline', { ...milestone, happenedOn: '2024-13-05' }, 'happenedOn'],
    ['timeline', { ...milestone, version: 4 }, 'version'],
    ['slides', { ...newEntries['slides'], link: '//elsewhere.example' }, 'link'],
    ['cases', { ...newEntries['cases'], industryKey: 'Not a key' }, 'industryKey'],
    ['cases', { ...newEntries['cases'], slug: '7' }, 'slug'],
    ['cases', { ...newEntries['cases'], problem: 'weather' }, 'problem'],
    ['cases', { ...newEntries['cases'], figuresKo: 'a figure without what it says' }, 'figuresKo'],
    ['offer-facts', { ...newEntries['offer-facts'], kind: 'rumour' }, 'kind'],
  ])('a new entry of %s with a wrong field (%#)', async (path, body, field) => {
    const answer = await call('POST', path, body);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [field]]);
  });

  test('an office of a key that there is', async () => {
    const [office] = await list('offices');
    const { entryId: _id, hidden: _hidden, version: _version, updatedAt: _at, ...fields } = office as Entry;
    const answer = await call('POST', 'offices', fields);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'key-taken']);
  });

  test('a subway station without the way from it, at the field that is missing', async () => {
    const answer = await call('PATCH', 'offices/magok', { version: 1, subwayDirectionsKo: null });
    expect([answer.statusCode, answer.json().errors]).toEqual([400, { subwayDirectionsKo: 'incomplete' }]);
  });

  test('a slug that another case has', async () => {
    const [first, second] = await list('cases');
    expect(first?.['slug']).toBeTruthy();
    const answer = await call('PATCH', `cases/${second?.entryId}`, { version: 1, slug: first?.['slug'] });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'key-taken']);
  });

  test('another key for an office', async () => {
    expect((await call('PATCH', 'offices/magok', { version: 1, key: 'namyangju' })).statusCode).toBe(400);
  });
});

/** Removes an entry; answers what it takes to enter it again. */
async function removed(path: string, id: string): Promise<object> {
  const entry = (await list(path)).find(({ entryId }) => entryId === id) as Entry;
  const { entryId: _id, hidden: _hidden, version: _version, updatedAt: _at, ...fields } = entry;
  expect((await call('DELETE', `${path}/${id}`)).json()).toBe(1);
  return fields;
}

test('an office that was removed can be entered again', async () => {
  const fields = await removed('offices', 'magok');
  expect((await shown('offices')).map(({ key }) => key)).toEqual(['namyangju']);
  expect((await call('POST', 'offices', fields)).statusCode).toBe(201);
  expect((await shown('offices')).map(({ key }) => key)).toEqual(['namyangju', 'magok']);
});

test('the contact data of the company is changed in place', async () => {
  const company = (await call('GET', 'company')).json<Entry>();
  const answer = await call('PATCH', 'company', { version: company.version, phone: '02-111-2222', smwpPhones: [] });
  expect(answer.json()).toMatchObject({ phone: '02-111-2222', smwpPhones: [], version: company.version + 1 });
  expect(await shown('company')).toMatchObject({ phone: '02-111-2222', smwpPhones: [] });
  expect((await call('PATCH', 'company', { version: company.version, phone: '02-333-4444' })).statusCode).toBe(409);
});

describe('the audit log', () => {
  test.each([
    ['timeline', 'timeline-entry', '수출의 탑 수상'],
    ['cases', 'customer-case', '샘플물류'],
    ['slides', 'home-slide', '새 장'],
    ['offer-facts', 'offer-fact', '5.1'],
    ['offices', 'office', '서울지사'],
  ])('holds every change of %s with who made it, and nothing that was refused', async (path, noun, label) => {
    // There are two offices at most: one leaves its place to the new one.
    const fields = newEntries[path] ?? (await removed(path, 'magok'));
    const earlier = (await service.audit()).length;
    const created = (await call('POST', path, fields)).json<Entry>();
    await call('PATCH', `${path}/${created.entryId}`, { version: created.version, hidden: true });
    await call('PATCH', `${path}/${created.entryId}`, { version: created.version, hidden: false });
    await call('PUT', `${path}/order`, { entryIds: (await list(path)).map(({ entryId }) => entryId).toReversed() });
    await call('DELETE', `${path}/${created.entryId}`);
    const entries = (await service.audit()).slice(earlier);
    expect(entries.map(({ action }) => action)).toEqual(
      ['create', 'change', 'order', 'remove'].map((verb) => `${noun}.${verb}`),
    );
    for (const { actor } of entries) expect(actor).toMatchObject({ id: '7', email: 'admin@portal.example' });
    for (const { target, action } of entries)
      if (!action.endsWith('.order')) expect(target).toMatchObject({ type: noun, id: created.entryId, label });
  });

  test('holds a change of the contact data', async () => {
    const company = (await call('GET', 'company')).json<Entry>();
    await call('PATCH', 'company', { version: company.version, phone: '02-111-2222' });
    expect((await service.audit()).at(-1)).toMatchObject({
      action: 'company.change',
      actor: { id: '7' },
      details: { fields: ['phone'] },
    });
  });
});

test('a form that is sent twice with one key makes one entry', async () => {
  const send = () => call('POST', 'timeline', milestone, { ...admin, 'idempotency-key': 'a-form-key-of-one-form' });
  const [first, second] = [await send(), await send()];
  expect(second.json()).toEqual(first.json());
  expect((await list('timeline')).filter(({ titleKo }) => titleKo === milestone.titleKo)).toHaveLength(1);
});

interface History {
  mayRestore: boolean;
  revisions: { number: number; event: string; author: string | null; fields: string[] }[];
}

describe('the history of an entry', () => {
  const history = async (path: string): Promise<History> => (await call('GET', `${path}/revisions`)).json();

  test('begins with what was there, and says who changed what', async () => {
    const [first] = await list('cases');
    const path = `cases/${first?.entryId}`;
    await call('PATCH', path, { version: first?.version, projectKo: '새 프로젝트', hidden: true });
    const { mayRestore, revisions } = await history(path);
    expect(mayRestore).toBe(true);
    expect(revisions).toMatchObject([
      { number: 2, event: 'change', author: 'admin@portal.example', fields: ['projectKo', 'hidden'] },
      { number: 1, event: 'begin', author: null },
    ]);
    expect((await call('GET', `${path}/revisions/2`)).json()).toMatchObject({
      values: { projectKo: '새 프로젝트', hidden: true },
      before: { projectKo: first?.['projectKo'], hidden: false },
    });
  });

  test('brings a state back as an edit, which an old version refuses', async () => {
    const [first] = await list('timeline');
    const path = `timeline/${first?.entryId}`;
    await call('PATCH', path, { version: 1, titleKo: '바꾼 제목' });
    const stale = await call('POST', `${path}/revisions/1/restore`, { version: 1 });
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'stale-edit']);
    expect((await call('POST', `${path}/revisions/1/restore`, { version: 2 })).json()).toEqual({ version: 3 });
    expect((await list('timeline'))[0]).toMatchObject({ titleKo: first?.['titleKo'], version: 3 });
    expect((await history(path)).revisions[0]).toMatchObject({ number: 3, event: 'restore', fields: ['titleKo'] });
    const [entry] = (await service.audit()).slice(-1);
    expect(entry).toMatchObject({ action: 'timeline-entry.restore' });
  });

  test('brings a removed entry back to its place under its id, once', async () => {
    const before = await list('offices');
    const path = `offices/${before[0]?.entryId}`;
    await call('DELETE', path);
    const [newest] = (await history(path)).revisions;
    expect(newest).toMatchObject({ event: 'remove' });
    const restore = () => call('POST', `${path}/revisions/${newest?.number}/restore`, { version: null });
    expect((await restore()).json()).toEqual({ version: 2 });
    const strip = ({ updatedAt: _updatedAt, version: _version, ...entry }: Entry) => entry;
    expect((await list('offices')).map(strip)).toEqual(before.map(strip));
    expect((await restore()).statusCode).toBe(409);
  });

  test('is kept of the company too', async () => {
    const company = (await call('GET', 'company')).json<Entry>();
    await call('PATCH', 'company', { version: company.version, foundedYear: 1999 });
    expect((await history('company')).revisions).toMatchObject([{ fields: ['foundedYear'] }, { event: 'begin' }]);
    await call('POST', 'company/revisions/1/restore', { version: company.version + 1 });
    expect((await call('GET', 'company')).json()).toMatchObject({ foundedYear: company['foundedYear'] });
  });
});
