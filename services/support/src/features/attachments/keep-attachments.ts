import type { SupportApp } from '../../config.ts';
import type { Attachments } from './attachment-service.ts';

const roundMs = 10 * 60_000;

/** Removes uploads that were never sent, and files that no row has, from time to time while the service listens. */
export function keepAttachments(app: SupportApp, attachments: Attachments): void {
  let timer: NodeJS.Timeout | undefined;
  let round = Promise.resolve();
  const next = (): void => {
    round = round
      .then(() => attachments.sweep())
      .catch((error: unknown) => app.log.error({ err: error }, 'unsent files: not removed, tried again soon'));
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
