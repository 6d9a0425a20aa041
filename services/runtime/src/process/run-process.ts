import { setTimeout as wait } from 'node:timers/promises';
import type { AddressInfo } from 'node:net';
import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import { ConfigError } from '../config/config-error.ts';
import { codeOf } from '../errors/error-code.ts';
import { listenForMetrics } from '../health/metrics-server.ts';

type UncaughtKind = 'uncaughtException' | 'unhandledRejection';

const uncaught: UncaughtKind[] = ['uncaughtException', 'unhandledRejection'];

/** One line for the person who starts the process; the whole stack for a fault of ours. */
function startFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof ConfigError) return error.message;
  if (codeOf(error) === 'EADDRINUSE')
    return `the port is taken (${error.message}); set PORT to a free one, or 0 for any`;
  return error.stack ?? error.message;
}

/**
 * A supervisor may start a process before the database that it needs: meanwhile it has loaded its code. Resolves when the
 * supervisor says so, with the variables that were not known before; without a supervisor any more, the process ends.
 */
async function startOrder(): Promise<void> {
  const variables = await new Promise<Record<string, string>>((done) => {
    const end = (): never => process.exit(1);
    process.once('disconnect', end);
    process.on('message', function hear(message) {
      if (typeof message !== 'object' || message === null || !('start' in message)) return;
      process.off('message', hear);
      process.off('disconnect', end);
      done(message.start as Record<string, string>);
    });
  });
  Object.assign(process.env, variables);
}

/**
 * Runs `main`, with `WAIT_FOR_START=on` once the supervisor says so; a failure is written to stderr behind the name of the
 * process, which then ends with code 1.
 */
export async function runProcess(name: string, main: () => Promise<void>): Promise<void> {
  try {
    if (process.env['WAIT_FOR_START'] === 'on') await startOrder();
    await main();
  } catch (error) {
    process.stderr.write(`${name}: ${startFailure(error)}\n`);
    process.exit(1);
  }
}

export interface ServeOptions {
  host: string;
  port: number;
  /** Descriptor of a listening socket that the process was started with, instead of host and port. */
  listenFd?: number;
  /** Time for requests under way to finish, before the process ends anyway. */
  stopLimitMs: number;
  /** Time between `not ready` and the end of listening: for load balancers to see it. */
  drainMs: number;
  /** Where `/metrics` is served besides; nowhere when left out. */
  metricsPort?: number;
  /** For a metric. */
  countUncaughtError(kind: UncaughtKind): void;
}

/**
 * Listens, sends `{ type: 'ready', port }` to a supervisor, and stops gracefully on SIGTERM, SIGINT or when the
 * supervisor is gone. Needs the plugins `draining` and `metrics`. An uncaught error is logged and counted, and the
 * process continues: a client that makes one request fail must not end all others
 * (infra/docs/decisions/0020-the-portal-goes-on.md).
 */
export async function serve(
  app: FastifyInstance,
  { host, port, listenFd, stopLimitMs, drainMs, metricsPort, countUncaughtError }: ServeOptions,
): Promise<void> {
  for (const kind of uncaught) {
    process.on(kind, (error: unknown) => {
      countUncaughtError(kind);
      app.log.error({ err: error instanceof Error ? error : new Error(`thrown: ${typeof error}`), kind }, kind);
    });
  }
  const metrics =
    metricsPort === undefined ? undefined : await listenForMetrics(host, metricsPort, app.metricsRegistry);
  const stop = closeWithGrace({ delay: drainMs + stopLimitMs, logger: app.log, skip: uncaught }, async ({ signal }) => {
    app.log.info({ signal }, 'stopping');
    app.readiness.stopping = true;
    await wait(drainMs);
    await app.close();
    await metrics?.close();
  });
  process.once('disconnect', () => stop.close());
  await app.listen(listenFd === undefined ? { host, port } : inherited(host, listenFd));
  process.send?.({ type: 'ready', port: (app.server.address() as AddressInfo).port, metricsPort: metrics?.port });
}

/** Fastify hands its options to Node's `server.listen`, which takes a descriptor; its types do not name it. */
function inherited(host: string, fd: number): { host: string } {
  return Object.assign({ host }, { fd });
}
