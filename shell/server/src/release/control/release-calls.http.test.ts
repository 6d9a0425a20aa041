import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { startFakeAccount, type FakeAccount } from '../../../testing/fake-account.ts';
import { goodNews, newsServer, publishProofSite } from '../../../testing/proof-site.ts';
import { startPortal, type RunningPortal } from '../../../testing/start-portal.ts';

// A portal takes a second to start, and several when the machine is busy.
jest.setTimeout(20_000);

const releases = publishProofSite();
let account: FakeAccount;
/** Another account service, whose keys the portal does not know. */
let other: FakeAccount;
let portal: RunningPortal;

beforeAll(async () => {
  [account, other] = await Promise.all([startFakeAccount(), startFakeAccount()]);
  portal = await startPortal(releases, { ACCOUNT_URL: account.origin });
});

afterAll(async () => {
  await portal.stop();
  account.close();
  other.close();
  await releases.remove();
});

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const team = (section = 'news') => bearer(releases.token(section));
const html = async (path: string, headers?: Record<string, string>) => (await portal.get(path, headers)).text();
const move = (action: string, body: object, headers: Record<string, string> = team(), section = 'news') =>
  portal.post(`/api/portal/releases/${section}/${action}`, body, headers);

let count = 0;
/** A release of news that lies in the store, not live. */
function store(): string {
  count += 1;
  const version = `b${count}`;
  const server = newsServer({ pages: { '/news': `return page('<h1>${version}</h1><a href="/news/7">x</a>');` } });
  releases.store({ ...goodNews(version), builtAt: new Date(1_700_000_000_000 + count * 1_000).toISOString(), server });
  return version;
}

let auditedBefore = 0;
const audited = async () => (await releases.audit()).slice(auditedBefore);
beforeEach(async () => {
  auditedBefore = (await releases.audit()).length;
});

describe('the team of a section', () => {
  test('makes a version live, and visitors have it with the answer', async () => {
    const version = store();
    const answer = await move('live', { version, reason: 'the new list' });
    expect(answer.status).toBe(200);
    const overview = (await answer.json()) as { history: object[] };
    expect(overview).toMatchObject({ section: 'news', live: version });
    expect(overview.history[0]).toMatchObject({ version, by: 'team:news', action: 'live', reason: 'the new list' });
    const document = await portal.get('/news');
    expect(document.headers.get('x-portal-rendered')).toBe('server');
    expect(await document.text()).toContain(`<h1>${version}</h1>`);
    expect((await audited())[0]).toMatchObject({
      action: 'release.live',
      target: { type: 'section', id: 'news' },
      details: { version, by: 'team:news', reason: 'the new list' },
    });
  });

  test('takes it back, and the version before is live again', async () => {
    const [first, second] = [store(), store()];
    await move('live', { version: first });
    await move('live', { version: second });
    expect(await (await move('rollback', {})).json()).toMatchObject({ live: first });
    expect(await html('/news')).toContain(`<h1>${first}</h1>`);
  });

  test('withdraws its section, whose pages are gone until something of it is live again', async () => {
    const version = store();
    await move('live', { version });
    expect(await html('/sitemap.xml')).toContain('/news?lang=ko<');
    expect((await move('withdraw', { reason: 'closed' })).status).toBe(200);
    expect((await portal.get('/news')).status).toBe(404);
    expect(await html('/sitemap.xml')).not.toContain('/news');
    expect(await html('/')).not.toContain('href="/news"');
    expect((await audited())[1]).toMatchObject({
      action: 'release.withdraw',
      target: { id: 'news' },
      details: { version, by: 'team:news', reason: 'closed' },
    });
    expect(await (await move('withdraw', {})).json()).toMatchObject({ status: 404, code: 'unknown-section' });
    expect((await move('live', { version })).status).toBe(200);
    expect(await html('/news')).toContain(version);
  });

  test('cannot withdraw the shell, which carries all others', async () => {
    expect(await (await move('withdraw', {}, team('shell'), 'shell')).json()).toMatchObject({
      status: 409,
      code: 'shell-stays',
    });
    expect((await portal.get('/news')).status).toBe(200);
  });

  test('does not undo what somebody moved after it looked', async () => {
    const [first, second] = [store(), store()];
    const { history } = (await (await move('live', { version: first })).json()) as { history: { at: string }[] };
    const unmovedSince = history[0]?.at;
    expect((await move('canary', { version: second, percent: 10, unmovedSince })).status).toBe(200);
    expect(await (await move('rollback', { unmovedSince })).json()).toMatchObject({
      status: 409,
      code: 'moved-meanwhile',
    });
    expect(await (await portal.get('/api/portal/releases/news', team())).json()).toMatchObject({
      live: first,
      canary: { version: second },
    });
  });

  test('sees its versions, the newest first', async () => {
    const version = store();
    await move('live', { version });
    const answer = (await (await portal.get('/api/portal/releases/news', team())).json()) as { versions: object[] };
    expect(answer.versions).toContainEqual(expect.objectContaining({ version, state: 'live' }));
    expect(answer.versions).toContainEqual(expect.objectContaining({ version: 'live', state: 'published' }));
  });

  test.each([
    ['a version that is not there', 'live', { version: 'nothing' }, 404, 'unknown-version'],
    ['a version that leads elsewhere', 'live', { version: '../../etc' }, 404, 'unknown-version'],
    ['a promotion of nothing', 'promote', {}, 409, 'no-canary'],
    ['a share of nothing', 'canary', { percent: 0, version: 'live' }, 400, 'bad-request'],
    ['a share without a number', 'canary', { version: 'live' }, 400, 'bad-request'],
    ['a field that nobody knows', 'live', { version: 'live', force: true }, 400, 'bad-request'],
  ])('is told what is wrong with %s', async (_what, action, body, status, code) => {
    const answer = await move(action, body);
    expect([answer.status, await answer.json()]).toEqual([status, expect.objectContaining({ code })]);
  });
});

describe('a call that nobody may make', () => {
  test.each([
    ['without a token', () => ({}), 401, 'unauthorized'],
    ['with a token that is none', () => bearer('release_nobody'), 401, 'unauthorized'],
    ["with another section's token", () => team('home'), 403, 'forbidden'],
    ['by a member', () => bearer(account.token()), 403, 'forbidden'],
    ['by an editor of the section', () => bearer(account.token({ roles: { news: ['editor'] } })), 403, 'forbidden'],
    [
      'by a manager of another section',
      () => bearer(account.token({ roles: { home: ['manager'] } })),
      403,
      'forbidden',
    ],
    ['with a token of another key', () => bearer(other.token({ role: 'admin' })), 401, 'unauthorized'],
    [
      'with a token that has run out',
      () => bearer(account.token({ role: 'admin', iat: 1, exp: 2 })),
      401,
      'unauthorized',
    ],
    [
      'by an administrator whose second factor is not recent',
      () => bearer(account.token({ role: 'admin', sfr: true, sf: Math.floor(Date.now() / 1_000) - 1_000 })),
      403,
      'step-up-required',
    ],
  ])('%s is refused, audited where the caller is known, and moves nothing', async (_what, headers, status, code) => {
    const before = await html('/news');
    const version = store();
    const answer = await move('live', { version }, headers());
    expect([answer.status, await answer.json()]).toEqual([status, expect.objectContaining({ code })]);
    expect(await html('/news')).not.toContain(`/${version}/`);
    expect(before).toContain('<h1>');
    const entries = (await audited()).filter(({ action }) => action === 'release.refused');
    expect(entries).toEqual(
      code === 'unauthorized'
        ? []
        : [
            expect.objectContaining({
              target: expect.objectContaining({ id: 'news' }),
              details: expect.objectContaining({ code, call: 'POST /api/portal/releases/:section/live' }),
            }),
          ],
    );
  });

  test('says which role of which section is missing', async () => {
    const answer = await move('live', { version: 'live' }, bearer(account.token({ roles: { news: ['agent'] } })));
    expect(await answer.json()).toMatchObject({ code: 'forbidden', requiredRole: 'manager', section: 'news' });
  });

  test('by somebody whose session has ended is refused within a second, and nobody asks account', async () => {
    const sid = randomUUID();
    const own = bearer(account.token({ sub: randomUUID(), sid, role: 'admin' }));
    expect((await portal.get('/api/portal/releases/news', own)).status).toBe(200);
    const database = await releases.database();
    await releases.query((db) => db.raw('insert into revocations.entries (session_id) values (?)', [sid]), {
      ...database,
      url: database.adminUrl,
    });
    await wait(1_000);
    const answer = await portal.get('/api/portal/releases/news', own);
    expect([answer.status, await answer.json()]).toEqual([401, expect.objectContaining({ code: 'session-ended' })]);
  });

  test('of several sections is for who manages them, not for a team', async () => {
    expect((await portal.get('/api/portal/releases', team())).status).toBe(403);
    const sectionsOf = async (claims: Record<string, unknown>) => {
      const list = (await (await portal.get('/api/portal/releases', bearer(account.token(claims)))).json()) as {
        sections?: { section: string }[];
      };
      return list.sections?.map(({ section }) => section).toSorted();
    };
    expect(await sectionsOf({ role: 'admin' })).toEqual(['home', 'news', 'shell']);
    expect(await sectionsOf({ roles: { news: ['manager'], home: ['editor'] } })).toEqual(['news']);
    expect(await sectionsOf({ roles: { news: ['editor', 'agent'] } })).toBeUndefined();
  });
});

describe('an admin', () => {
  test('moves any section, is known by id in the registry and by address in the audit log', async () => {
    const version = store();
    const admin = bearer(account.token({ sub: 'u1', email: 'admin@example.com', role: 'admin' }));
    const answer = await move('live', { version }, admin);
    const overview = (await answer.json()) as { live: string; history: object[] };
    expect([overview.live, overview.history[0]]).toEqual([version, expect.objectContaining({ by: 'admin:u1' })]);
    expect((await audited())[0]).toMatchObject({ actor: { id: 'u1', email: 'admin@example.com' } });
    expect(readFileSync(join(releases.dir, '.portal/state.json'), 'utf8')).not.toContain('admin@');
  });
});

describe('a manager', () => {
  test('moves the own section, without a second factor where none is asked for', async () => {
    const version = store();
    const manager = bearer(account.token({ sub: 'u7', roles: { news: ['manager'] } }));
    expect(await (await move('live', { version }, manager)).json()).toMatchObject({ live: version });
  });
});

describe('a canary', () => {
  const served = async (share?: number) =>
    html('/news', share === undefined ? {} : { cookie: `release_share=${share}` });

  test('is what its share of visitors gets, with the same version in page and registry, until it is promoted', async () => {
    const [old, next] = [store(), store()];
    await move('live', { version: old });
    expect((await portal.get('/news')).headers.get('set-cookie')).toBeNull();
    expect((await move('canary', { version: next, percent: 30 })).status).toBe(200);
    const shares = Array.from({ length: 100 }, (_, index) => index * 1_000);
    const documents = await Promise.all(shares.map(served));
    const inCanary = documents.filter((text) => text.includes(`<h1>${next}</h1>`));
    expect(inCanary.length).toBe(30);
    for (const text of documents) {
      const { registry } = JSON.parse(/id="portal-init">(.*?)<\/script>/.exec(text)?.[1] ?? '') as {
        registry: { sections: Record<string, { version: string }> };
      };
      expect(text).toContain(`<h1>${registry.sections['news']?.version}</h1>`);
    }
    const lucky = shares[documents.findIndex((text) => text.includes(next))];
    const told = await portal.get('/api/portal/registry', { cookie: `release_share=${lucky}` });
    expect(await told.json()).toMatchObject({ sections: { news: { version: next } } });
    expect((await portal.get('/news')).headers.get('set-cookie')).toMatch(
      /^release_share=\d{1,5}; .*HttpOnly; Secure; SameSite=Lax$/,
    );
    expect((await move('promote', {})).status).toBe(200);
    expect(await served(99_999)).toContain(next);
    expect(await served()).toContain(next);
  });

  // The spread over ten thousand is tested where the numbers are dealt: canary-share.test.ts
  test('is what its share of a thousand new visitors gets, within one point', async () => {
    const [old, next] = [store(), store()];
    await move('live', { version: old });
    await move('canary', { version: next, percent: 10 });
    let inCanary = 0;
    const visit = async () => {
      const { sections } = (await (await portal.get('/api/portal/registry')).json()) as {
        sections: Record<string, { version: string }>;
      };
      if (sections['news']?.version === next) inCanary += 1;
    };
    for (let hundred = 0; hundred < 10; hundred += 1) await Promise.all(Array.from({ length: 100 }, visit));
    expect(Math.abs(inCanary / 10 - 10)).toBeLessThan(1);
  });

  test('is taken back by a roll-back, and the live version stays', async () => {
    const [old, next] = [store(), store()];
    await move('live', { version: old });
    await move('canary', { version: next, percent: 100 });
    expect(await served(1)).toContain(next);
    expect(await (await move('rollback', {})).json()).toMatchObject({ live: old });
    expect(await served(1)).toContain(old);
  });
});
