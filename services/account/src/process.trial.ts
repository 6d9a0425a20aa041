import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from '@jest/globals';
import { accountForFile } from './testing/account.ts';

/** The built program: what a supervisor starts. */
const program = fileURLToPath(new URL('../dist/src/main.js', import.meta.url));
const limitMs = 60_000;
const account = accountForFile();
const children = new Set<ChildProcess>();

afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
});

interface Started {
  child: ChildProcess;
  gone: Promise<{ code: number | null; output: string }>;
}

function start(command: string, changes: Record<string, string> = {}): Started {
  if (!existsSync(program)) throw new Error('services/account is not built: run npm run build');
  const env = { PATH: process.env['PATH'], ...account().service.env, LOG_LEVEL: 'info', ...changes };
  const child = fork(program, [command], { env, silent: true, execArgv: [] });
  children.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  // Not 'close': it never comes once the channel was disconnected from this side
  const ends = [child.stdout, child.stderr].flatMap((stream) => (stream ? [once(stream, 'end')] : []));
  const gone = Promise.all([once(child, 'exit'), ...ends]).then(([[code]]) => ({
    code: code as number | null,
    output,
  }));
  return { child, gone };
}

const readyOf = ({ child }: Started) => new Promise((done) => child.once('message', done));

const emptySchemaSql = `do $$
  declare command text;
  begin
    for command in select format('drop table %I cascade', tablename) from pg_tables where schemaname = current_schema loop
      execute command;
    end loop;
    for command in select format('drop function %s', oid::regprocedure) from pg_proc where pronamespace = current_schema::regnamespace loop
      execute command;
    end loop;
  end $$`;

test(
  'three copies that migrate at once all succeed',
  async () => {
    const { asOwner, ownerUrl } = account().service;
    // The owner may empty the schema, but not make another
    await asOwner(emptySchemaSql);
    const outcomes = await Promise.all(
      [1, 2, 3].map(() => start('migrate', { MIGRATION_DATABASE_URL: ownerUrl }).gone),
    );
    expect(outcomes.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect(outcomes.filter(({ output }) => output.includes('001-users'))).toHaveLength(1);
  },
  limitMs,
);

test(
  'a wrong environment stops the start with one line that names the variable',
  async () => {
    const { code, output } = await start('serve', { REFRESH_SECRET: '' }).gone;
    expect(code).toBe(1);
    expect(output).toBe('account: REFRESH_SECRET is missing: set it to 32 random bytes in base64.\n');
  },
  limitMs,
);

test(
  'serves its metrics on a port of their own too',
  async () => {
    const service = start('serve', { METRICS_PORT: '0' });
    const { metricsPort } = (await readyOf(service)) as { metricsPort: number };
    const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
    expect(await answer.text()).toContain('database_pool_connections{state="free",service="account"}');
    service.child.kill('SIGTERM');
    expect((await service.gone).code).toBe(0);
  },
  limitMs,
);

test.each([
  ['SIGTERM', ({ child }: Started) => void child.kill('SIGTERM')],
  ['SIGINT', ({ child }: Started) => void child.kill('SIGINT')],
  ['the end of its supervisor', ({ child }: Started) => child.disconnect()],
])(
  'it says when it is ready, and stops at %s after answering what is open',
  async (_what, stop) => {
    const service = start('serve');
    const ready = (await readyOf(service)) as { type: string; port: number };
    expect(ready).toEqual({ type: 'ready', port: expect.any(Number) });
    const body = JSON.stringify({ email: 'nobody@example.com', password: 'wrong' });
    const open = fetch(`http://127.0.0.1:${ready.port}/api/user/signin`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'x-request-id': 'from-the-portal' },
    });
    // Answered on a second connection, so the first request has arrived
    await fetch(`http://127.0.0.1:${ready.port}/health/live`);
    stop(service);
    expect((await open).status).toBe(401);
    const { code, output } = await service.gone;
    expect(code).toBe(0);
    expect(output).toContain('"requestId":"from-the-portal"');
    expect(output).not.toContain('nobody@example.com');
  },
  limitMs,
);
