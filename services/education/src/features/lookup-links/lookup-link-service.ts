import { createHash, randomBytes } from 'node:crypto';
import { enqueueMail, problem } from '@portal/service-kit';
import type { Knex } from 'knex';
import type { Language } from '../../language.ts';
import { lookupMail } from '../mails/lookup-mail.ts';

const tokenBytes = 32;
const validMinutes = 60;
/** Old rows thrown away with each request. */
const cleanedAtOnce = 20;

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** One-time links by which the owner of an address proves it. */
export function createLookupLinkService(db: Knex, publicOrigin: string) {
  return {
    /** Mails a link to an address with which somebody has applied. Whether there is one shows neither in the answer nor in the table. */
    request: (email: string, language: Language): Promise<void> =>
      db.transaction(async (trx) => {
        const address = email.toLowerCase();
        await trx.raw(`
        delete from lookup_links where token_hash in (
          select token_hash from lookup_links where expires_at < now() - interval '1 day' limit ${cleanedAtOnce} for update skip locked
        )`);
        const token = randomBytes(tokenBytes).toString('base64url');
        const hash = hashOf(token);
        await trx('lookup_links').insert({
          tokenHash: hash,
          email: address,
          expiresAt: trx.raw('now() + make_interval(mins => ?)', [validMinutes]),
        });
        const applicant = await trx('applications')
          .whereRaw('lower(email) = ?', [address])
          .orderBy('id', 'desc')
          .first<{ email: string } | undefined>('email');
        if (!applicant) return;
        const link = `${publicOrigin}/education/schedule?lookup=${token}${language === 'en' ? '&lang=en' : ''}`;
        await enqueueMail(trx, {
          to: applicant.email,
          key: `lookup:${hash.toString('hex')}`,
          ...lookupMail(language, { link, validMinutes }),
        });
      }),

    /** Uses up a link and returns the proven address, in lower case. Refuses with `link-invalid` when it is unknown, used or too old. */
    async open(token: string): Promise<string> {
      const [link] = await db('lookup_links')
        .where('tokenHash', hashOf(token))
        .whereNull('usedAt')
        .where('expiresAt', '>', db.fn.now())
        .update({ usedAt: db.fn.now() })
        .returning<{ email: string }[]>('email');
      if (!link) throw problem.notFound('link-invalid');
      return link.email;
    },
  };
}
