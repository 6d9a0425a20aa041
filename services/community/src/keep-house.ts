import { createFileLedger } from '@portal/service-kit';
import type { ServiceApp } from '@portal/service-kit';
import { forgetPeople } from './features/leaving/leaving-repository.ts';
import { purgeTrash } from './features/trash/trash-repository.ts';

/** Who leaves is forgotten here within this time. */
const roundMs = 30_000;

/**
 * What the service does without being asked, at its start and from time to time: forgets people who left, empties the trash,
 * removes files that no row has. No reader depends on it: whatever is hidden, scheduled or overdue is so by comparison.
 */
export function keepHouse(app: ServiceApp): void {
  const ledger = createFileLedger(app.db, app.files);
  const tasks: Record<string, () => Promise<number>> = {
    'people who left': () => forgetPeople(app.db),
    'the trash': () => purgeTrash(app.db, ledger),
  };
  let timer: NodeJS.Timeout | undefined;
  let round = Promise.resolve();

  async function runAll(): Promise<void> {
    for (const [what, task] of Object.entries(tasks)) {
      await task().catch((error: unknown) => app.log.error({ err: error }, `${what}: not done, tried again soon`));
    }
  }
  const next = (): void => {
    round = round.then(runAll);
  };

  app.addHook('onListen', async () => {
    next();
    timer = setInterval(next, roundMs);
    timer.unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await round;
  });
}
