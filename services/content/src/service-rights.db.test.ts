import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestService, expectRightsAsDeclared } from '@portal/service-kit/testing';
import { contentService } from './service.ts';

let service: Awaited<ReturnType<typeof createTestService>>;
let operations: { method: string; url: string }[];
beforeAll(async () => {
  service = await createTestService(contentService);
  await service.seed();
  const { paths } = (await service.app.inject({ url: '/api/content/openapi.json' })).json<{
    paths: Record<string, Record<string, unknown>>;
  }>();
  operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method: method.toUpperCase(), url: path })),
  );
}, 30_000);
afterAll(() => service.close());

const tokens = {
  visitor: () => undefined,
  member: () => service.token(),
  admin: () => service.token({ role: 'admin' }),
};

/** What a call needs besides its path. */
const queries: Record<string, string> = {
  '/api/content/admin/person': `?user=${randomUUID()}`,
  '/api/content/admin/lookup': '?q=kim',
};

/** Status classes of every call for one person. New calls are included automatically. */
async function walk(who: keyof typeof tokens): Promise<{ url: string; method: string; status: number }[]> {
  const token = tokens[who]();
  const answers = [];
  // One after the other: all at once wait longer for a connection than a busy machine has time
  for (const { method, url } of operations) {
    const address = (url.startsWith('/api/content') ? url : `/api/content${url}`)
      .replace('{file}', 'large.webp')
      .replaceAll(/\{\w+\}|:\w+/g, '999999');
    const query = queries[url] ?? '';
    const { statusCode: status } = await service.app.inject({
      method: method as 'GET',
      url: address + query,
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    answers.push({ url: address, method, status });
  }
  return answers;
}

/** For everybody who is signed in. */
const isPersonal = ({ url }: { url: string }) => /\/(my-data|admin\/(overview|person|lookup|resources))$/.test(url);
/** Of an entry that there is not. */
const isOfOne = ({ url }: { url: string }) => /\/999999(?:\/large\.webp)?$/.test(url);
const isAdminCall = (call: { url: string }) => call.url.includes('/admin/') && !isPersonal(call);

test('a visitor reads what is public and is asked to sign in for the rest', async () => {
  const answers = await walk('visitor');
  expect(answers.filter(isAdminCall).length).toBeGreaterThan(20);
  for (const answer of answers)
    expect(answer).toMatchObject({
      status: isAdminCall(answer) || isPersonal(answer) ? 401 : isOfOne(answer) ? 404 : 200,
    });
});

test('a member is refused every admin call', async () => {
  for (const answer of await walk('member'))
    expect(answer).toMatchObject({ status: isAdminCall(answer) ? 403 : isOfOne(answer) ? 404 : 200 });
});

test('an admin is let through to the call itself', async () => {
  const answers = await walk('admin');
  expect(answers.filter(({ status }) => ![200, 400, 404, 415].includes(status))).toEqual([]);
});

test('every call is open to those whom it declares, and to nobody else', async () => {
  await expectRightsAsDeclared(service, {
    service: 'content',
    documents: [new URL('../openapi.json', import.meta.url)],
  });
}, 60_000);
