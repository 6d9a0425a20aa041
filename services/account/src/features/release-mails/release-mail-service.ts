import { enqueueMails } from '@portal/service-kit';
import type { Knex } from 'knex';
import { releaseMail } from './release-mail.ts';
import { createReleaseMailRepository } from './release-mail-repository.ts';

export interface ReleaseMailOptions {
  db: Knex;
  publicOrigin: string;
  /** A role that needs a second factor is none without it. */
  requiresSecondFactor: boolean;
}

/** Writes mails about releases for those who manage them. */
export function createReleaseMailService({ db, publicOrigin, requiresSecondFactor }: ReleaseMailOptions) {
  return {
    /** Puts a mail for each recipient of what is new into the outbox, once. */
    async tell(): Promise<void> {
      for (const news of await createReleaseMailRepository(db).untold())
        await db.transaction(async (trx) => {
          const repository = createReleaseMailRepository(trx);
          if (!(await repository.claim(news.id))) return;
          const recipients = await repository.recipientsOf(news, requiresSecondFactor);
          const mails = recipients.map((recipient) => ({
            to: recipient.email,
            key: `release:${news.id}:${recipient.id}`,
            ...releaseMail(news, recipient, publicOrigin),
          }));
          await enqueueMails(trx, mails);
        });
    },
    forgetOld: () => createReleaseMailRepository(db).forgetOld(),
  };
}
