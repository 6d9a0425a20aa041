import type { EducationApp } from './config.ts';
import type { TrainingMailer } from './features/mails/mail-applicants.ts';
import { remindApplicants } from './features/reminders/remind-applicants.ts';
import { purgeTrash } from './features/training-trash/training-trash-service.ts';

const roundMs = 60_000;

/**
 * Maintenance jobs of the service, at its start and once a minute; any number of copies may run them. A job that fails is logged
 * and tried again with the next round.
 */
export function addMaintenance(app: EducationApp, mailer: TrainingMailer): void {
  const jobs: Record<string, () => Promise<number>> = {
    'empty the trash': () => purgeTrash(app.db),
    'remind applicants': () => remindApplicants(app.db, mailer),
  };
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
    timer = setInterval(next, roundMs);
    timer.unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await round;
  });
}
