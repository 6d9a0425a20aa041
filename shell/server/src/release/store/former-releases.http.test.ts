import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { startFakeAccount, type FakeAccount } from '../../../testing/fake-account.ts';
import { goodNews, newsServer, publishProofSite } from '../../../testing/proof-site.ts';
import { startPortal, type RunningPortal } from '../../../testing/start-portal.ts';

jest.setTimeout(30_000);

const releases = publishProofSite();
let account: FakeAccount;
let portal: RunningPortal;

beforeAll(async () => {
  account = await startFakeAccount();
  portal = await startPortal(releases, { ACCOUNT_URL: account.origin });
});

afterAll(async () => {
  await portal.stop();
  account.close();
  await releases.remove();
});

let count = 0;
/** A release of news; a broken one passes its proof, and fails what visitors ask for. */
function store(isBroken = false): string {
  count += 1;
  const version = `f${count}`;
  const failing = `if (request.requestId !== 'warm-up') return page('<h1>sorry</h1>', { status: 503, failure: 'no answer' });`;
  const body = `${isBroken ? failing : ''} return page('<h1>${version}</h1><a href="/news/7">x</a>');`;
  const server = newsServer({ pages: { '/news': body } });
  releases.store({ ...goodNews(version), builtAt: new Date(1_700_000_000_000 + count * 1_000).toISOString(), server });
  return version;
}

const team = { authorization: `Bearer ${releases.token('news')}` };
async function move(action: string, body: object): Promise<void> {
  const answer = await portal.post(`/api/portal/releases/news/${action}`, body, team);
  expect(`${answer.status} ${answer.ok ? '' : await answer.text()}`).toBe('200 ');
}

/** Which version made the page, and which one browsers are told to load. */
async function visit(headers?: Record<string, string>): Promise<{ status: number; made: string; told: string }> {
  const answer = await portal.get(`/news?visit=${(count += 1)}`, headers);
  const html = await answer.text();
  const made = /<h1>(\w+)<\/h1>/.exec(html)?.[1] ?? '';
  const told = /"news":\{"version":"(\w+)"/.exec(html)?.[1] ?? '';
  return { status: answer.status, made, told };
}

test('a page that a fresh release fails is made by the one before, in all of its document', async () => {
  const sound = store();
  await move('live', { version: sound });
  await move('live', { version: store(true) });
  expect(await visit()).toEqual({ status: 200, made: sound, told: sound });
  await move('rollback', {});
});

test('a page that a canary fails is made by the live version', async () => {
  const sound = store();
  await move('live', { version: sound });
  await move('canary', { version: store(true), percent: 100 });
  expect(await visit()).toEqual({ status: 200, made: sound, told: sound });
  await move('rollback', {});
});

test('what the version before fails too is answered as the fresh one does', async () => {
  await move('live', { version: store(true) });
  await move('live', { version: store(true) });
  expect(await visit()).toMatchObject({ status: 503, made: 'sorry' });
});
