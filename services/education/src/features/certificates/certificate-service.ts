import { createHash } from 'node:crypto';
import type { CertificateFacts } from '@portal/documents/certificate';
import { hasRole, problem, recordAudit, seoulDate, seoulWallClock } from '@portal/service-kit';
import type { AuditEntry } from '@portal/service-kit';
import type { Knex } from 'knex';
import { filled, refuseFindings } from '../../fields.ts';
import type { Language } from '../../language.ts';
import { createApplicationRepository } from '../applications/application-repository.ts';
import type { StoredApplication } from '../applications/application-repository.ts';
import type { TrainingMailer } from '../mails/mail-applicants.ts';
import { mayHandle } from '../applications/may-handle.ts';
import type { Proof } from '../applications/may-handle.ts';
import { createTrainingRepository, lockTraining } from '../trainings/training-repository.ts';
import { hasEnded } from '../trainings/training-state.ts';
import type { CertificateLinks } from './certificate-link.ts';
import { maskedName, newCertificateNumber } from './certificate-number.ts';
import type { CertificatePress } from './certificate-press.ts';
import { createCertificateRepository } from './certificate-repository.ts';
import type { StoredCertificate } from './certificate-repository.ts';
import type { Certificate, IssueBody, IssuedCertificate, TrainingCertificates } from './certificate-schemas.ts';

type Actor = Pick<AuditEntry, 'actor' | 'requestId'>;

interface CertificateTools {
  mailer: Pick<TrainingMailer, 'certified'>;
  links: CertificateLinks;
  press: Pick<CertificatePress, 'print' | 'warmUp'>;
  now?: () => Date;
}

/** Who asks for a file, and by what. */
export interface FileRequest {
  proof: Proof;
  /** Of a mailed link. */
  key: string | undefined;
  actor: Actor;
  /** Network address of the caller. */
  address?: string;
}

const numberIn = (typed: string): string => typed.trim().toUpperCase();
const isPresent = ({ attendedAt, status }: StoredApplication): boolean => attendedAt !== null && status === 'signup';
/** Another text for every other state of those who were present, and of their certificates. */
const stateTag = (rows: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(rows)).digest('hex').slice(0, 32);
const subjectOf = ({ userId, email }: StoredApplication): string => userId ?? email;

/** The title in a language, or in Korean where there is no other, as pages show it. */
function titleIn(language: Language, { titleKo, titleEn }: StoredCertificate): Pick<Certificate, 'title' | 'lang'> {
  return language === 'en' && titleEn !== null ? { title: titleEn, lang: 'en' } : { title: titleKo, lang: 'ko' };
}

function presentIssued(stored: StoredCertificate): IssuedCertificate {
  const { applicationId, number, issuedAt, withdrawnAt, withdrawalReason } = stored;
  return {
    applicationId,
    number,
    issuedAt: issuedAt.toISOString(),
    ...(withdrawnAt === null ? {} : { withdrawnAt: withdrawnAt.toISOString() }),
    ...(withdrawalReason === null ? {} : { withdrawalReason }),
  };
}

/** Certificates of those who were present at a training that is over. */
export function createCertificateService(db: Knex, { mailer, links, press, now = () => new Date() }: CertificateTools) {
  const audit = (
    trx: Knex,
    actor: Actor,
    action: string,
    { number }: Pick<StoredCertificate, 'number'>,
    application: StoredApplication,
  ) =>
    recordAudit(trx, {
      ...actor,
      action,
      target: { type: 'certificate', id: number },
      subjects: [subjectOf(application)],
    });

  /** Those whose certificate can be read as it is printed; 409 `certificate-letters` where a named one cannot, or none can. */
  async function printed(
    trx: Knex,
    { titleKo, titleEn }: Pick<StoredCertificate, 'titleKo' | 'titleEn'>,
    present: StoredApplication[],
    isNamed: boolean,
  ): Promise<StoredApplication[]> {
    // Reads a font: only those who issue need it
    const { missingLetters } = await import('@portal/documents/missing-letters');
    const latest = await createCertificateRepository(trx).latest(present.map(({ applicationId }) => applicationId));
    const missing = present.filter(({ applicationId }) => latest.get(applicationId)?.withdrawnAt !== null);
    const lettersOf = ({ name, company }: StoredApplication) => missingLetters([name, company, titleKo, titleEn ?? '']);
    const letters = missing.flatMap(lettersOf);
    const printable = missing.filter((application) => lettersOf(application).length === 0);
    if (letters.length > 0 && (isNamed || printable.length === 0))
      throw problem.conflict(
        'certificate-letters',
        `the font of certificates has no ${[...new Set(letters)].join(' ')}`,
      );
    return printable;
  }

  async function stateOf(on: Knex, educationId: number, ended: boolean): Promise<TrainingCertificates> {
    const applications = await createApplicationRepository(on).active(educationId);
    const latest = await createCertificateRepository(on).latest(applications.map(({ applicationId }) => applicationId));
    const hasValid = ({ applicationId }: StoredApplication) => latest.get(applicationId)?.withdrawnAt === null;
    return {
      ended,
      missing: applications.filter((application) => isPresent(application) && !hasValid(application)).length,
      state: stateTag(
        applications.filter(isPresent).map(({ applicationId, version }) => {
          const { number = '', withdrawnAt = null } = latest.get(applicationId) ?? {};
          return [applicationId, version, number, withdrawnAt === null];
        }),
      ),
      certificates: [...latest.values()].map(presentIssued),
    };
  }

  return {
    /** What anybody may know of a certificate. Refuses with `certificate-not-found`. */
    async check(number: string, language: Language): Promise<Certificate> {
      const stored = await createCertificateRepository(db).byNumber(numberIn(number));
      if (!stored) throw problem.notFound('certificate-not-found');
      const { startDate, endDate, issuedAt, withdrawnAt } = stored;
      return {
        number: stored.number,
        name: maskedName(stored.name),
        ...titleIn(language, stored),
        startDate,
        endDate,
        issuedOn: seoulDate(issuedAt),
        ...(withdrawnAt === null ? {} : { withdrawnOn: seoulDate(withdrawnAt) }),
      };
    },

    /** The certificates of a training. Refuses with `education-not-found`. */
    async list(educationId: number): Promise<TrainingCertificates> {
      const training = await createTrainingRepository(db).find(educationId);
      if (!training) throw problem.notFound('education-not-found');
      return stateOf(db, educationId, hasEnded(training, seoulWallClock(now())));
    },

    /**
     * Issues a certificate to those named, or to everybody, who was present and has no valid one, and mails its link; repeating
     * it does no harm. Who has letters in name or company that no certificate can show is left out of everybody. Refuses with
     * `education-not-found`, `training-not-ended`, `stale-edit` when others were present than was seen, `certificate-letters` where
     * none is left, and, for a named one, with `not-present` and `certificate-letters`.
     */
    issue: ({ educationId, applicationIds, seen }: IssueBody, agent: Actor): Promise<TrainingCertificates> =>
      db.transaction(async (trx) => {
        const training = await lockTraining(trx, educationId);
        if (!training) throw problem.notFound('education-not-found');
        if (!hasEnded(training, seoulWallClock(now()))) throw problem.conflict('training-not-ended');
        if (seen !== undefined && (await stateOf(trx, educationId, true)).state !== seen)
          throw problem.conflict('stale-edit');
        const { titleKo, titleEn, startDate, endDate } = training;
        const all = (await createApplicationRepository(trx).active(educationId)).filter(isPresent);
        const present = applicationIds
          ? all.filter(({ applicationId }) => applicationIds.includes(applicationId))
          : all;
        if (present.length < new Set(applicationIds).size) throw problem.conflict('not-present');
        const year = seoulDate(now()).slice(0, 4);
        const printable = await printed(trx, training, present, applicationIds !== undefined);
        const issued = await createCertificateRepository(trx).issue(
          printable.map(({ applicationId, name, company }) => ({
            number: newCertificateNumber(year),
            applicationId,
            name,
            company,
            titleKo,
            titleEn,
            startDate,
            endDate,
          })),
        );
        const holders = new Map(present.map((application) => [application.applicationId, application]));
        // Their holders follow the link in a moment
        if (issued.length > 0) press.warmUp();
        for (const certificate of issued) {
          const holder = holders.get(certificate.applicationId);
          if (!holder) throw new Error('a certificate was issued to nobody');
          const { number } = certificate;
          await mailer.certified(trx, training, { ...holder, number, link: links.mailedLinkOf(number, holder.locale) });
          await audit(trx, agent, 'certificate.issue', certificate, holder);
        }
        return stateOf(trx, educationId, true);
      }),

    /**
     * Withdraws a certificate; one that was withdrawn is left as it is. Refuses with `validation-failed` without a reason, and
     * with `certificate-not-found`.
     */
    withdraw: (typed: string, reason: string, agent: Actor): Promise<IssuedCertificate> => {
      refuseFindings({ reason: filled(reason) });
      return db.transaction(async (trx) => {
        const certificates = createCertificateRepository(trx);
        const number = numberIn(typed);
        const withdrawn = await certificates.withdraw(number, reason.trim());
        const stored = withdrawn ?? (await certificates.byNumber(number));
        const holder = stored && (await createApplicationRepository(trx).byId(stored.applicationId));
        if (!holder) throw problem.notFound('certificate-not-found');
        if (withdrawn) await audit(trx, agent, 'certificate.withdraw', withdrawn, holder);
        return presentIssued(stored);
      });
    },

    /**
     * A certificate as a PDF, for its holder, who follows the mailed link or may handle the application, and for agents, whose
     * look is written down. Refuses with `certificate-not-found`, for none and for somebody else's alike,
     * `certificate-withdrawn` and `certificates-busy`.
     */
    async file(typed: string, language: Language, { proof, key, actor, address }: FileRequest): Promise<Buffer> {
      const stored = await createCertificateRepository(db).byNumber(numberIn(typed));
      const holder = stored && (await createApplicationRepository(db).byId(stored.applicationId));
      if (!holder || !(links.opens(key, stored.number) || mayHandle(proof, holder)))
        throw problem.notFound('certificate-not-found');
      const { number, name, company, startDate, endDate, issuedAt, withdrawnAt } = stored;
      if (withdrawnAt) throw problem.conflict('certificate-withdrawn');
      if (hasRole(proof.user, 'agent', 'education') && proof.user?.id !== holder.userId)
        await audit(db, actor, 'certificate.download', stored, holder);
      const facts: CertificateFacts = {
        language,
        number,
        name,
        company,
        title: titleIn(language, stored).title,
        startDate,
        endDate,
        issuedOn: seoulDate(issuedAt),
        page: links.pageOf(number, language),
      };
      return press.print(facts, address);
    },
  };
}

export type CertificateService = ReturnType<typeof createCertificateService>;
