import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { portalCalls } from '@portal/contract';
import { startFakeAccount, type FakeAccount } from '../../../testing/fake-account.ts';
import { publishProofSite } from '../../../testing/proof-site.ts';
import { startPortal, type RunningPortal } from '../../../testing/start-portal.ts';

jest.setTimeout(60_000);

const releases = publishProofSite();
let account: FakeAccount;
let other: FakeAccount;
let portal: RunningPortal;

beforeAll(async () => {
  [account, other] = await Promise.all([startFakeAccount(), startFakeAccount()]);
  portal = await startPortal(releases, { ACCOUNT_URL: account.origin, ALLOW_UNSANDBOXED_SECTIONS: 'on' });
});

afterAll(async () => {
  await portal.stop();
  account.close();
  other.close();
  await releases.remove();
});

/** Nothing is released of it, so that a call that may be made finds nothing to move. */
const section = 'nowhere';

type PortalCall = (typeof portalCalls)[number];

interface Person {
  /** The header; undefined for a visitor. */
  token(): string | undefined;
  /** It is not known who it is. */
  isAnonymous?: boolean;
  /** What they may move: the section, or all. */
  manages?: 'section' | 'all';
  /** Released by a pipeline: no person is there to be asked. */
  isTeam?: boolean;
  isProofOld?: boolean;
  lacksSecondFactor?: boolean;
}

const factor = (minutes?: number) => ({
  sfr: true,
  ...(minutes !== undefined && { sf: Math.floor(Date.now() / 1_000) - minutes * 60 }),
});
const manager = { roles: { [section]: ['manager'] } };
const admin = { role: 'admin' };

const people: Record<string, Person> = {
  visitor: { token: () => undefined, isAnonymous: true },
  'holder of no token': { token: () => 'release_unknown', isAnonymous: true },
  'administrator of another site': { token: () => other.token(admin), isAnonymous: true },
  'administrator with an expired token': {
    token: () => account.token({ ...admin, iat: 1, exp: 2 }),
    isAnonymous: true,
  },
  member: { token: () => account.token() },
  'editor and agent of the section': { token: () => account.token({ roles: { [section]: ['editor', 'agent'] } }) },
  'administrator without a second factor': {
    token: () => account.token({ sfr: true, sfm: true }),
    lacksSecondFactor: true,
  },
  manager: { token: () => account.token(manager), manages: 'section' },
  'manager, 14 minutes ago': { token: () => account.token({ ...manager, ...factor(14) }), manages: 'section' },
  'manager, 16 minutes ago': {
    token: () => account.token({ ...manager, ...factor(16) }),
    manages: 'section',
    isProofOld: true,
  },
  administrator: { token: () => account.token(admin), manages: 'all' },
  'administrator, 14 minutes ago': { token: () => account.token({ ...admin, ...factor(14) }), manages: 'all' },
  'administrator, 16 minutes ago': {
    token: () => account.token({ ...admin, ...factor(16) }),
    manages: 'all',
    isProofOld: true,
  },
  'administrator, never': { token: () => account.token({ ...admin, ...factor() }), manages: 'all', isProofOld: true },
  'team of the section': { token: () => releases.token(section), manages: 'section', isTeam: true },
  'team of another section': { token: () => releases.token('news'), isTeam: true },
};

function expectedOf(person: Person, { access, stepUp, path }: PortalCall): string | undefined {
  if (access === 'public') return undefined;
  if (person.isAnonymous) return '401 unauthorized';
  if (person.lacksSecondFactor) return '403 second-factor-required';
  // What several sections have is for people who manage one; of a section without releases no team is known there
  if (person.isTeam && !path.includes('{section}')) return person.manages ? '401 unauthorized' : '403 forbidden';
  if (!person.manages) return '403 forbidden';
  return stepUp && person.isProofOld ? '403 step-up-required' : undefined;
}

async function refusalIn(response: Response): Promise<string | undefined> {
  if (response.status !== 401 && response.status !== 403) return undefined;
  const { code } = (await response.json()) as { code: string };
  return `${response.status} ${code}`;
}

function call({ method, path, body }: PortalCall, token: string | undefined): Promise<Response> {
  const url = path.replaceAll(/\{\w+\}/g, section);
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  if (method === 'get') return portal.get(url, headers);
  return portal.post(url, body?.type === 'application/x-tar' ? Buffer.from('none') : {}, headers);
}

test('every call is open to those that it declares, with a second factor as recent as it asks, and to no one else', async () => {
  const surprises: string[] = [];
  let made = 0;
  for (const [name, person] of Object.entries(people)) {
    const before = (await releases.audit()).length;
    for (const one of portalCalls) {
      made += 1;
      const response = await call(one, person.token());
      const refusal = await refusalIn(response);
      const expected = expectedOf(person, one);
      const said = `${one.method} ${one.path} as ${name}: ${response.status} ${refusal ?? ''}`;
      if (refusal !== expected || response.status === 500)
        surprises.push(`${said}, expected ${expected ?? 'no refusal'}`);
      const caching = `${response.headers.get('cache-control')} vary ${response.headers.get('vary')}`;
      if (one.access !== 'public' && !caching.includes('no-store')) surprises.push(`${said} may be cached: ${caching}`);
    }
    // What an anonymous client is refused must be no entry of a log that cannot be deleted from
    if (person.isAnonymous && (await releases.audit()).length !== before)
      surprises.push(`${name} made entries of the audit log`);
  }
  process.stdout.write(
    `rights of portal: ${portalCalls.length} operations, ${Object.keys(people).length} people, ${made} calls, ${surprises.length} surprises\n`,
  );
  expect(surprises).toEqual([]);
});

/** The same for everybody, whatever cookies they have. */
const withoutCookies = new Set(['listPersonalDataCalls', 'searchSite']);

test('what a cookie decides is kept by no cache for others', async () => {
  const kept: string[] = [];
  for (const { method, path, access, operationId } of portalCalls) {
    if (method !== 'get' || access !== 'public' || withoutCookies.has(operationId)) continue;
    const cookie = 'release_share=1; portal_preview=x';
    const response = await portal.get(path, { cookie });
    const { headers } = response;
    const caching = `${headers.get('cache-control') ?? ''} ${headers.get('vary') ?? ''}`;
    if (!/no-store|private|cookie/i.test(caching)) kept.push(`${method} ${path} (${access}): ${caching}`);
  }
  expect(kept).toEqual([]);
});
