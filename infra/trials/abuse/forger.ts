import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { median } from '../../bench/load.ts';
import { startStack } from '../../local/stack/start-stack.ts';
import type { Stack } from '../../local/stack/stack.ts';
import { tokenOf } from '../../release/release-portal.ts';
import { builtReleases } from '../built-releases.ts';

/** What a forger sends, and from how many networks. */
export const forgeries = 1_000;
const networks = 200;
const visitors = 50;
const visitPauseMs = 100;

/** A site with released services on which the load names the addresses of its visitors. */
export async function startAbused(env: Record<string, string> = {}): Promise<{ stack: Stack; stop(): Promise<void> }> {
  const releasesDir = mkdtempSync(path.join(tmpdir(), 'releases-'));
  cpSync(builtReleases(), releasesDir, { recursive: true });
  const stack = await startStack({ releasesDir, released: true, env: { TRUSTED_PROXIES: '127.0.0.1', ...env } });
  return {
    stack,
    async stop() {
      await stack.stop();
      rmSync(releasesDir, { recursive: true });
    },
  };
}

/** One of 200 networks of a forger. */
export const networkAddress = (index: number): string => `198.${18 + (index % 2)}.${index % networks}.7`;
const visitorAddress = (index: number): string => `203.0.${index}.7`;

interface Opened {
  status: number;
  /** For reports. */
  ticket: string;
  /** How long it took. */
  ms: number;
}

/** A request from an address; with a body it is a POST of JSON. */
export async function open(
  { origin }: Stack,
  url: string,
  address: string,
  { body, headers = {} }: { body?: string; headers?: Record<string, string> } = {},
): Promise<Opened> {
  const began = performance.now();
  const response = await fetch(origin + url, {
    headers: {
      'x-forwarded-for': address,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { method: 'POST', body }),
  });
  await response.text();
  const [, ticket = ''] = /ticket;desc="([^"]+)"/.exec(response.headers.get('server-timing') ?? '') ?? [];
  return { status: response.status, ticket, ms: performance.now() - began };
}

/** Opens a page from an address and reports that a version failed there. Resolves with the status of the report. */
export async function reportFailure(
  stack: Stack,
  { url, section, version, address }: { url: string; section: string; version: string; address: string },
): Promise<number> {
  const { ticket } = await open(stack, url, address);
  const page = url.split('?', 1)[0];
  const body = JSON.stringify({ ticket, section, version, kind: 'load', page });
  return (await open(stack, '/api/portal/failures', address, { body })).status;
}

export interface Visits {
  statuses: Set<number>;
  times: number[];
}

/** Runs work beside visitors who open these pages, each from a network of their own, and says how they fared. */
export async function beside(
  stack: Stack,
  what: string,
  urls: string[],
  work: () => Promise<unknown>,
): Promise<Visits> {
  const visits: Visits = { statuses: new Set(), times: [] };
  const progress = { isOver: false };
  const visiting = (async () => {
    for (let index = 0; !progress.isOver; index += 1) {
      const { status, ms } = await open(stack, urls[index % urls.length] ?? '/', visitorAddress(index % visitors));
      visits.statuses.add(status);
      visits.times.push(ms);
      await wait(visitPauseMs);
    }
  })();
  try {
    await work();
  } finally {
    progress.isOver = true;
    await visiting;
  }
  process.stdout.write(
    `  ${what}: ${visits.times.length} visits, statuses ${[...visits.statuses].join(', ')}, median ${median(visits.times).toFixed(0)} ms\n`,
  );
  return visits;
}

interface Overview {
  live: string;
  canary?: { version: string; percent: number };
  history: { action: string; version: string; cause?: { evidence?: object; stays?: { because: string } } }[];
}

const team = ({ dataDir }: Stack, section: string) => ({ authorization: `Bearer ${tokenOf(dataDir, section)}` });

export async function overviewOf(stack: Stack, section: string): Promise<Overview> {
  const response = await fetch(`${stack.origin}/api/portal/releases/${section}`, { headers: team(stack, section) });
  return (await response.json()) as Overview;
}

/** Moves the pointer of a section as its team does. Resolves with the status and the code of a refusal. */
export async function move(stack: Stack, section: string, action: string, body: object): Promise<string> {
  const response = await fetch(`${stack.origin}/api/portal/releases/${section}/${action}`, {
    method: 'POST',
    headers: { ...team(stack, section), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { code = '' } = (await response.json()) as { code?: string };
  return `${response.status} ${code}`.trim();
}

/** Throws while the section is loaded in a document of the portal, which the emulated browser of the proof does not have. */
export const throwsInBrowsers = (text: string, file: string): string =>
  file.endsWith('remoteEntry.js')
    ? `if (globalThis.document?.getElementById('portal-init')) throw new Error('broken on purpose');\n${text}`
    : text;
