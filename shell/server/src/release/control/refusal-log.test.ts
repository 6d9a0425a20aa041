import { describe, expect, test } from '@jest/globals';
import { problem } from '@portal/runtime';
import type { AuditEntry } from '@portal/service-kit/database';
import type { FastifyRequest } from 'fastify';
import { Registry } from 'prom-client';
import { RefusalLog } from './refusal-log.ts';
import { AccessRefused, type Caller } from './release-access.ts';

function makeLog() {
  const entries: AuditEntry[] = [];
  const registry = new Registry();
  const log = new RefusalLog(async (entry) => void entries.push(entry), registry);
  const request = { method: 'POST', routeOptions: { url: '/:section/live' }, id: 'request-1' } as FastifyRequest;
  const note = (caller?: Caller, section = 'news') =>
    log.note(request, new AccessRefused(problem.forbidden(), caller), section);
  const noteOften = async (times: number, caller?: Caller, section?: string) => {
    for (let time = 0; time < times; time += 1) await note(caller, section);
  };
  return { entries, registry, noteOften };
}

const team = (section: string): Caller => ({ kind: 'team', section });

describe('refused calls of releases', () => {
  test('without a known caller are counted, and write nothing into the audit log', async () => {
    const { entries, registry, noteOften } = makeLog();
    await noteOften(100, undefined, 'any text of a client');
    expect(entries).toEqual([]);
    expect(await registry.metrics()).toContain(
      'portal_release_calls_refused_total{code="forbidden",caller="unknown"} 100',
    );
  });

  test('of one caller are audited ten times a minute, so that those of others are seen', async () => {
    const { entries, noteOften } = makeLog();
    await noteOften(100, team('home'));
    await noteOften(1, team('news'));
    expect(entries.map(({ details }) => (details as { by: string }).by)).toEqual([
      ...Array<string>(10).fill('team:home'),
      'team:news',
    ]);
    expect(entries.at(-1)?.details).toMatchObject({ code: 'forbidden', furtherRefusals: 90 });
  });

  test('name a section only where it is the name of one', async () => {
    const { entries, noteOften } = makeLog();
    await noteOften(1, team('home'), 'news');
    await noteOften(1, team('home'), 'Any text of a client');
    expect(entries.map(({ target }) => target)).toEqual([{ type: 'section', id: 'news' }, undefined]);
  });
});
