import { createHash, randomBytes } from 'node:crypto';
import { enqueueMail, problem } from '@portal/service-kit';
import type { Knex } from 'knex';
import type { Language } from '../../language.ts';
import { createApplicationRepository } from '../applications/application-repository.ts';
import { lookupMail } from '../mails/lookup-mail.ts';
import { createLookupLinkRepository } from './lookup-link-repository.ts';

const tokenBytes = 32;
const validMinutes = 60;

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** One-time links by which the owner of an address proves it. */
export function createLookupLinkService(db: Knex, publicOrigin: string) {
  return {
    /**
     * Mails a link to an address, in its normal form, with which somebody has applied, if `mayMail` admits it; links that were mailed
     * before stay good. Whether there is one shows neither in the answer nor in the table.
     */
    async request(email: string, language: Language, mayMail: () => Promise<boolean>): Promise<void> {
      // Counted where a mail is sent: made-up addresses use nothing up
      const isMailed = (await createApplicationRepository(db).hasApplied(email)) && (await mayMail());
      await db.transaction(async (trx) => {
        const links = createLookupLinkRepository(trx);
        await links.cleanUp();
        const token = randomBytes(tokenBytes).toString('base64url');
        const hash = hashOf(token);
        await links.insert(hash, email, validMinutes);
        if (!isMailed) return;
        const link = `${publicOrigin}/education/schedule?lookup=${token}${language === 'en' ? '&lang=en' : ''}`;
        await enqueueMail(trx, {
          to: email,
          key: `lookup:${hash.toString('hex')}`,
          ...lookupMail(language, { link, validMinutes }),
        });
      });
    },

    /**
     * Uses up a link and returns the proven address, in its normal form; what was applied for with it is in the public counts from
     * now on. Refuses with `link-invalid` when it is unknown, used or too old.
     */
    open: (token: string): Promise<string> =>
      db.transaction(async (trx) => {
        const email = await createLookupLinkRepository(trx).use(hashOf(token));
        if (email === undefined) throw problem.notFound('link-invalid');
        await createApplicationRepository(trx).markProven(email);
        return email;
      }),
  };
}

export type LookupLinkService = ReturnType<typeof createLookupLinkService>;
