import { runMaintenance, sessionUser } from '@portal/service-kit';
import { requiresSecondFactor } from '../../config.ts';
import type { AccountApp } from '../../config.ts';
import { createReleaseMailRepository } from './release-mail-repository.ts';
import { ReleaseMailChoiceSchema } from './release-mail-schemas.ts';
import { createReleaseMailService } from './release-mail-service.ts';

const tellEveryMs = 5_000;
const forgetEveryMs = 3_600_000;

/** `/api/user/release-mails`: what somebody who manages releases is told of by e-mail. */
export function releaseMailRoutes(app: AccountApp): void {
  const repository = createReleaseMailRepository(app.db);
  const service = createReleaseMailService({
    db: app.db,
    publicOrigin: app.config.PUBLIC_ORIGIN,
    requiresSecondFactor: requiresSecondFactor(app.config),
  });
  runMaintenance(app, { everyMs: tellEveryMs, jobs: { 'tell of releases': () => service.tell() } });
  runMaintenance(app, { everyMs: forgetEveryMs, jobs: { 'forget old releases': () => service.forgetOld() } });

  app.get(
    '/release-mails',
    {
      config: { access: 'member' },
      schema: {
        operationId: 'viewReleaseMails',
        summary: 'What the person is told of by e-mail, should they manage releases; everything until they choose',
        response: { 200: ReleaseMailChoiceSchema },
      },
    },
    (request) => repository.choiceOf(sessionUser(request).id),
  );

  app.put(
    '/release-mails',
    {
      config: { access: 'member' },
      schema: {
        operationId: 'chooseReleaseMails',
        summary: 'Chooses what to be told of by e-mail',
        body: ReleaseMailChoiceSchema,
        response: { 200: ReleaseMailChoiceSchema },
      },
    },
    async (request) => {
      const { id } = sessionUser(request);
      await repository.choose(id, request.body);
      return repository.choiceOf(id);
    },
  );
}
