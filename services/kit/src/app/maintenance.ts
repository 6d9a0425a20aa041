import type { FastifyBaseLogger } from 'fastify';

/** What maintenance needs of an application: the log, and the hooks of its start and its end. */
interface MaintainedApp {
  log: Pick<FastifyBaseLogger, 'error'>;
  addHook(name: 'onListen' | 'onClose', hook: () => Promise<void>): unknown;
}

/**
 * Runs maintenance jobs one after the other, once the service listens and again every `everyMs`, until it closes; closing
 * waits for a round that runs. Jobs must bear several copies of the service. One that fails is logged by its name and
 * tried again with the next round.
 */
export function runMaintenance(
  app: MaintainedApp,
  { everyMs, jobs }: { everyMs: number; jobs: Record<string, () => Promise<unknown>> },
): void {
  let timer: NodeJS.Timeout | undefined;
  let round = Promise.resolve();

  async function runAll(): Promise<void> {
    for (const [name, job] of Object.entries(jobs))
      await job().catch((error: unknown) => app.log.error({ err: error }, `maintenance job failed: ${name}`));
  }
  const next = (): void => {
    round = round.then(runAll);
  };

  app.addHook('onListen', async () => {
    next();
    timer = setInterval(next, everyMs);
    timer.unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await round;
  });
}
