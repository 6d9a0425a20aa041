import { enqueueMails, problem, recordAudit } from '@portal/service-kit';
import type { AuditEntry } from '@portal/service-kit';
import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { createApplicantRepository } from './applicant-repository.ts';
import type { Recipient } from './applicant-repository.ts';
import { mailFilterOf } from './applicant-schemas.ts';
import type { Applicant, ApplicantFilter, MailBody } from './applicant-schemas.ts';
import { mailTo } from '../mails/mailing-mail.ts';
import { checkMail } from './applicant-mail.ts';
import { presentApplicants } from './present-applicant.ts';

type Reader = Pick<AuditEntry, 'actor' | 'requestId'>;

/** One application of each person: the first of several with one address. */
function people(recipients: readonly Recipient[]): Recipient[] {
  const byAddress = new Map<string, Recipient>();
  for (const recipient of recipients)
    if (!byAddress.has(recipient.address)) byAddress.set(recipient.address, recipient);
  return [...byAddress.values()];
}

/** What admins do with applicants besides the ordinary. Each look at them is written into the audit log, with whose data it was. */
export function createApplicantService(db: Knex, now: () => Date = () => new Date()) {
  const audit = (
    trx: Knex,
    reader: Reader,
    action: string,
    seen: Pick<Recipient, 'userId' | 'email' | 'training'>[],
    educationId: number | undefined,
    details: Record<string, unknown> = {},
  ) =>
    recordAudit(trx, {
      ...reader,
      action,
      subjects: seen.map(({ userId, email }) => userId ?? email),
      details: { applications: seen.length, ...details },
      ...(educationId === undefined
        ? {}
        : { target: { type: 'training', id: String(educationId), label: seen[0]?.training } }),
    });

  return {
    /** Everybody who ever applied for one training, in order of arrival; none for an unknown one. */
    records: (educationId: number, reader: Reader): Promise<Applicant[]> =>
      db.transaction(async (trx) => {
        const applicants = await createApplicantRepository(trx).records(educationId);
        const seen = applicants.map(({ application, training }) => ({ ...application, training: training.titleKo }));
        await audit(trx, reader, 'applicants.view', seen, educationId);
        return presentApplicants(applicants, now());
      }),

    /** How many people `mail` would write to. */
    recipients: (filter: ApplicantFilter): Promise<number> =>
      createApplicantRepository(db).countPeople(mailFilterOf(filter)),

    /**
     * Writes to each person once, in the language of their latest application as far as there is text in it; returns their number,
     * which `remember` hears in the same transaction.
     * Refuses with `validation-failed`, and with `no-recipients` when nobody matches.
     */
    mail: (
      body: MailBody,
      reader: Reader,
      remember: (trx: Knex, recipients: number) => Promise<void>,
    ): Promise<number> => {
      checkMail(body);
      const filter = mailFilterOf({ ...body, statuses: body.status && [body.status] });
      return db.transaction(async (trx) => {
        const recipients = people(await createApplicantRepository(trx).recipients(filter));
        if (recipients.length === 0) throw problem.notFound('no-recipients');
        const mailing = randomUUID();
        await enqueueMails(
          trx,
          recipients.map((recipient) => ({
            to: recipient.email,
            key: `mailing:${mailing}:${recipient.applicationId}`,
            ...mailTo(recipient, body),
          })),
        );
        await audit(trx, reader, 'applicants.mail', recipients, filter.educationId, { mailing });
        await remember(trx, recipients.length);
        return recipients.length;
      });
    },
  };
}

export type ApplicantService = ReturnType<typeof createApplicantService>;
