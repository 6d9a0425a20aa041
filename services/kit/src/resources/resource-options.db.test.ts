import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startSampleResources } from './testing/sample-resources.ts';
import type { SampleResources } from './testing/sample-resources.ts';

let sample: SampleResources;
let manager: string;
beforeAll(async () => {
  sample = await startSampleResources();
  manager = sample.tokenOf('manager');
}, 30_000);
afterAll(() => sample.service.close());

type Method = Parameters<SampleResources['call']>[0];
const call = (method: Method, path: string, payload?: object) => sample.call(method, path, payload, manager);
const add = (name: string) => call('POST', 'phrases', { name });

test('a short list comes whole in the order of a field, and takes no more entries than there may be', async () => {
  for (const name of ['나', '다', '가']) expect((await add(name)).statusCode).toBe(201);
  const refused = await add('라');
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'too-many']);
  const entries = (await call('GET', 'phrases')).json<{ id: string; entryId: string; name: string }[]>();
  expect(entries.map(({ name }) => name)).toEqual(['가', '나', '다']);
  expect(entries.every(({ id, entryId }) => id === entryId)).toBe(true);
  expect((await call('PUT', 'phrases/order', { entryIds: [] })).statusCode).toBe(404);
});

test('an entry names who changed it last', async () => {
  await sample.service.db('phrases').delete();
  await sample.service.db('phrases').insert({ name: '가', updatedBy: '이둘' });
  const [first] = (await call('GET', 'phrases')).json<{ entryId: string; updatedBy: string }[]>();
  expect(first?.updatedBy).toBe('이둘');
  const changed = await call('PATCH', `phrases/${first?.entryId}`, { version: 1, name: '나' });
  expect(changed.json()).toMatchObject({ name: '나', updatedBy: '김하나' });
  expect((await add('다')).json()).toMatchObject({ updatedBy: '김하나' });
});

test('the audit log has the name of an action that is older than its resource, and no title that is about a person', async () => {
  await call('PATCH', 'settings', { version: 1, inbox: 'kim@example.com' });
  const entries = (await sample.service.audit()).filter(({ target }) => target?.type === 'sample-settings');
  expect(entries.map(({ action, target, details }) => ({ action, target, details }))).toEqual([
    {
      action: 'sample-settings.update',
      target: { type: 'sample-settings', id: 'true', label: null },
      details: { fields: ['inbox'], before: {} },
    },
  ]);
});

test('writing asks for a recent second factor where the rights say so, reading never', async () => {
  const token = sample.service.token({ roles: { sample: ['manager'] }, needsStepUp: true });
  const codeOf = async (...[method, path, body]: [Method, string, object?]) =>
    (await sample.call(method, path, body, token)).json<{ code?: string }>().code;
  expect(await codeOf('GET', 'settings')).toBeUndefined();
  expect(await codeOf('GET', 'settings/revisions')).toBeUndefined();
  expect(await codeOf('PATCH', 'settings', { version: 1 })).toBe('step-up-required');
  expect(await codeOf('POST', 'settings/revisions/1/restore', { version: 1 })).toBe('step-up-required');
});

test('no cache stores what admins read', async () => {
  const { entryId } = (await call('POST', 'courses', { title: '용접 기초', startDate: '2030-03-04' })).json<{
    entryId: string;
  }>();
  const paths = ['', `/${entryId}`, `/${entryId}/revisions`, '/trash', '/export'].map((below) => `courses${below}`);
  for (const path of [...paths, 'resources', 'shelves', 'phrases', 'settings']) {
    const { statusCode, headers } = await call('GET', path);
    expect([path, statusCode, headers['cache-control']]).toEqual([path, 200, 'no-store']);
  }
});
