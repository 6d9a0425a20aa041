import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { tokenSecret, type ReleaseFolder } from './release-folder.ts';

/** The portal's entry point, compiled by the set-up of the tests. */
export const portalEntry = fileURLToPath(new URL('../dist/src/main.js', import.meta.url));

/** Nothing listens there. */
const nowhere = 'http://127.0.0.1:9';

export interface RunningPortal {
  origin: string;
  /** Undefined without METRICS_PORT. */
  metricsPort: number | undefined;
  process: ChildProcess;
  /** What it printed so far. */
  output(): string;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** A POST: of a Buffer as a tar archive, of anything else as JSON. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  stop(): Promise<void>;
}

/** A complete environment of a portal that serves the given releases. */
export async function portalEnvironment(
  releases: ReleaseFolder,
  more: Record<string, string> = {},
): Promise<Record<string, string>> {
  const { url } = await releases.database();
  return {
    PORTAL_ENV: 'test',
    PORT: '0',
    PUBLIC_ORIGIN: 'https://portal.example',
    RELEASES_DIR: releases.dir,
    DATABASE_URL: url,
    RELEASE_TOKEN_SECRET: tokenSecret,
    ACCOUNT_URL: nowhere,
    CONTENT_URL: nowhere,
    EDUCATION_URL: nowhere,
    COMMUNITY_URL: nowhere,
    SUPPORT_URL: nowhere,
    ...more,
  };
}

/** Starts the portal as the supervisor does: a process of its own that says when it is ready. */
export async function startPortal(
  releases: ReleaseFolder,
  env: Record<string, string> = {},
  execArgv: string[] = [],
): Promise<RunningPortal> {
  const child = fork(process.env['TEST_PORTAL'] ?? portalEntry, {
    env: { PATH: process.env['PATH'], ...(await portalEnvironment(releases, env)) },
    execArgv,
    silent: true,
  });
  let output = '';
  const remember = (chunk: Buffer) => (output += chunk.toString());
  child.stdout?.on('data', remember);
  child.stderr?.on('data', remember);
  const exited = once(child, 'exit').then(() => {
    throw new Error(`the portal ended: ${output}`);
  });
  const ready = new Promise<{ port: number; metricsPort?: number }>((resolve) => {
    let listening: { port: number; metricsPort?: number };
    child.on('message', (message: { type: string; port: number; metricsPort?: number }) => {
      if (message.type === 'ready') listening = message;
      // What was built is live, or refused
      if (message.type === 'settled') resolve(listening);
    });
  });
  const message = await Promise.race([ready, exited]);
  exited.catch(() => undefined);
  const origin = `http://127.0.0.1:${message.port}`;
  return {
    origin,
    metricsPort: message.metricsPort,
    process: child,
    output: () => output,
    get: (path, headers) => fetch(origin + path, { headers, redirect: 'manual' }),
    post: (path, body, headers) =>
      Buffer.isBuffer(body)
        ? fetch(origin + path, {
            method: 'POST',
            body: new Uint8Array(body),
            headers: { 'content-type': 'application/x-tar', ...headers },
          })
        : fetch(origin + path, {
            method: 'POST',
            body: JSON.stringify(body),
            headers: { 'content-type': 'application/json', ...headers },
          }),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
