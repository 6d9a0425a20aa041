import { enqueueMails, pageWindow, problem, recordAudit, seoulWallClock, toPage } from '@portal/service-kit';
import type { AuditEntry } from '@portal/service-kit';
import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { createApplicantRepository } from './applicant-repository.ts';
import type { StoredApplicant } from './applicant-repository.ts';
import { filterOf, mailFilterOf } from './applicant-schemas.ts';
import type { Applicant, ApplicantFilter, ApplicantsQuery, MailBody } from './applicant-schemas.ts';
import { checkMail, mailTo } from './applicant-mail.ts';
import { presentApplicant } from './present-applicant.ts';

type Reader = Pick<AuditEntry, 'actor' | 'requestId'>;

/** One application of each person: the first of several with one address. */
function people(applicants: StoredApplicant[]): StoredApplicant[] {
  const byAddress = new Map<string, StoredApplicant>();
  for (const applicant of applicants) {
    const address = applicant.application.address ?? applicant.application.email;
    if (!byAddress.has(address)) byAddress.set(address, applicant);
  }
  return [...byAddress.values()];
}

/** What admins do with applicants. Each look at them is written into the audit log, with whose data it was. */
export function createApplicantService(db: Knex, now: () => Date = () => new Date()) {
  const present = (applicants: StoredApplicant[]): Applicant[] => {
    const wallClock = seoulWallClock(now());
    return applicants.map((applicant) => presentApplicant(applicant, wallClock));
  };

  async function audit(
    trx: Knex,
    reader: Reader,
    action: string,
    applicants: StoredApplicant[],
    { educationId }: ApplicantFilter,
    details: Record<string, unknown> = {},
  ) {
    await recordAudit(trx, {
      ...reader,
      action,
      subjects: applicants.map(({ application: { userId, email } }) => userId ?? email),
      details: { applications: applicants.length, ...details },
      ...(educationId === undefined
        ? {}
        : { target: { type: 'training', id: String(educationId), label: applicants[0]?.training.titleKo } }),
    });
  }

  return {
    /** One page over all trainings. */
    list: (query: ApplicantsQuery, reader: Reader) =>
      db.transaction(async (trx) => {
        const applicants = createApplicantRepository(trx);
        const filter = filterOf(query);
        const window = pageWindow(query);
        const total = await applicants.count(filter);
        const found = await applicants.page(filter, query.sort, window, total);
        await audit(trx, reader, 'applicants.view', found, filter, { page: window.page });
        return toPage(window, total, present(found));
      }),

    /** All that match, as they go into a file. Each thousand is written into the audit log before it is handed on. */
    async *export(
      filter: ApplicantFilter,
      sort: string | undefined,
      format: string,
      reader: Reader,
    ): AsyncGenerator<Applicant> {
      for await (const batch of createApplicantRepository(db).batches(filter, sort)) {
        await audit(db, reader, 'applicants.export', batch, filter, { format });
        yield* present(batch);
      }
    },

    /** Everybody who ever applied for one training, in order of arrival; none for an unknown one. */
    records: (educationId: number, reader: Reader): Promise<Applicant[]> =>
      db.transaction(async (trx) => {
        const applicants = await createApplicantRepository(trx).list({ educationId }, 'createdAt');
        await audit(trx, reader, 'applicants.view', applicants, { educationId });
        return present(applicants);
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
        const recipients = people(await createApplicantRepository(trx).list(filter, '-createdAt'));
        if (recipients.length === 0) throw problem.notFound('no-recipients');
        const mailing = randomUUID();
        await enqueueMails(
          trx,
          recipients.map(({ application }) => ({
            to: application.email,
            key: `mailing:${mailing}:${application.applicationId}`,
            ...mailTo(application, body),
          })),
        );
        await audit(trx, reader, 'applicants.mail', recipients, filter, { mailing });
        await remember(trx, recipients.length);
        return recipients.length;
      });
    },
  };
}

export type ApplicantService = ReturnType<typeof createApplicantService>;
