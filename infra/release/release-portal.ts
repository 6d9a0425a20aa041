import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ReleaseSecrets, type ReleaseOverview } from '@portal/server/release-pointers';
import { projectRoot } from '../tooling/project-root.ts';

export interface Proof {
  notes: string[];
  ms: number;
}

/** The running portal as the release tool calls it. Every call rejects with lines for the reader. */
export interface ReleasePortal {
  token(): Promise<string>;
  publish(section: string, archive: Buffer): Promise<unknown>;
  prove(section: string, version: string): Promise<Proof>;
  move(section: string, action: 'live' | 'canary' | 'promote' | 'rollback', body: { version?: string; percent?: number; reason?: string }): Promise<ReleaseOverview>;
  overview(section: string): Promise<ReleaseOverview>;
  /** A link that shows one version to who follows it. */
  preview(section: string, version: string): Promise<string>;
}

interface ProblemAnswer {
  code?: string;
  detail?: string;
  findings?: { code: string; cause: string; mend: string }[];
}

/** What people see most, in words. */
const explained: Record<string, string> = {
  unauthorized: 'the portal does not know this token: `npm run release -- <section> token` prints the one of a local portal',
  forbidden: 'this token belongs to another section',
  'unknown-version': 'the portal has no such version: publish it first',
};

/** The portal of PORTAL_ORIGIN with RELEASE_TOKEN, else the one that runs on PORTAL_DATA. Rejects when neither is there. */
export async function findPortal(section: string): Promise<ReleasePortal> {
  const remote = process.env['PORTAL_ORIGIN'];
  const dataDir = path.resolve(projectRoot, process.env['PORTAL_DATA'] || 'var');
  if (remote) {
    const token = process.env['RELEASE_TOKEN'];
    if (!token) throw new Error('RELEASE_TOKEN is missing: set it to the token of the section at that portal.');
    return connect(new URL(remote).origin, token);
  }
  const origin = localOrigin(dataDir);
  const token = process.env['RELEASE_TOKEN'] || (await new ReleaseSecrets(path.join(dataDir, 'portal')).tokenOf(section));
  return connect(origin, token);
}

function localOrigin(dataDir: string): string {
  const lock = path.join(dataDir, 'portal.lock');
  const holder = existsSync(lock) ? (JSON.parse(readFileSync(lock, 'utf8')) as { pid: number; address: string }) : undefined;
  if (!holder || !isAlive(holder.pid)) {
    throw new Error(`No portal runs on ${dataDir}: start it with npm start, or set PORTAL_ORIGIN and RELEASE_TOKEN for one elsewhere.`);
  }
  return holder.address;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function connect(origin: string, token: string): ReleasePortal {
  const releases = `${origin}/api/portal/releases`;
  async function call<T>(url: string, init: RequestInit = {}): Promise<T> {
    const headers = { authorization: `Bearer ${token}`, ...init.headers };
    const answer = await fetch(url, { ...init, headers }).catch((error: unknown) => {
      throw new Error(`${origin} does not answer (${String((error as Error).cause ?? error)})`);
    });
    const body = (await answer.json().catch(() => ({}))) as T & ProblemAnswer;
    if (!answer.ok) throw new Error(failureText(answer.status, body));
    return body;
  }
  const post = <T>(url: string, body: object): Promise<T> =>
    call<T>(url, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
  return {
    token: async () => token,
    publish: (section, archive) =>
      call(`${releases}/${section}`, { method: 'POST', body: new Uint8Array(archive), headers: { 'content-type': 'application/x-tar' } }),
    prove: (section, version) => post(`${releases}/${section}/proof`, { version }),
    move: (section, action, body) => post(`${releases}/${section}/${action}`, body),
    overview: (section) => call(`${releases}/${section}`),
    preview: async (section, version) => (await post<{ url: string }>(`${releases}/${section}/preview`, { version })).url,
  };
}

function failureText(status: number, { code, detail, findings }: ProblemAnswer): string {
  if (findings) return ['refused:', ...findings.map(({ code: of, cause, mend }) => `  ${of}: ${cause}\n    → ${mend}`)].join('\n');
  return `The portal answers ${status} ${code ?? ''}: ${explained[code ?? ''] ?? detail ?? 'see its log'}`;
}
