import { enqueueMails } from '@portal/service-kit';
import type { MailAttachment } from '@portal/service-kit';
import type { Knex } from 'knex';
import { createApplicationRepository } from '../applications/application-repository.ts';
import type { StoredApplication } from '../applications/application-repository.ts';
import { mailedCalendar } from '../calendar/training-calendar.ts';
import type { SenderConfig } from '../calendar/training-calendar.ts';
import { createCheckInCodes, qrSvg } from '../applications/check-in-code.ts';
import type { StoredTraining } from '../trainings/training-repository.ts';
import { appliedMail } from './applied-mail.ts';
import { cancelledMail } from './cancelled-mail.ts';
import { certificateMail } from './certificate-mail.ts';
import { reminderMail } from './reminder-mail.ts';
import { restoredMail } from './restored-mail.ts';
import { changedMail, promotedMail, removedMail } from './training-mails.ts';

type MailerConfig = SenderConfig & Parameters<typeof createCheckInCodes>[0];

/** What a mail has to know of an application. */
export type Addressee = Pick<StoredApplication, 'applicationId' | 'email' | 'locale' | 'status' | 'place'>;

/** Whom a certificate was issued to. */
export interface Holder extends Pick<Addressee, 'email' | 'locale'> {
  number: string;
  link: string;
}

export interface TrainingMailer {
  /** Confirms applications that have just arrived, those that wait with their place. */
  applied(trx: Knex, training: StoredTraining, applicants: Addressee[]): Promise<void>;
  /** Tells people who got a seat. */
  promoted(trx: Knex, training: StoredTraining, applicants: Addressee[]): Promise<void>;
  /** Tells of another date, time or place. */
  changed(trx: Knex, before: StoredTraining, training: StoredTraining, applicants: Addressee[]): Promise<void>;
  /** Confirms an application whose data were corrected; `occasion` names the correction. */
  corrected(trx: Knex, training: StoredTraining, applicant: Addressee, occasion: string): Promise<void>;
  /** Tells people whose applications staff have cancelled. */
  cancelled(trx: Knex, training: StoredTraining, applicants: Addressee[]): Promise<void>;
  /** Reminds of a training that begins soon. */
  reminded(trx: Knex, training: StoredTraining, applicants: Addressee[]): Promise<void>;
  /** Brings somebody the link to their certificate. */
  certified(trx: Knex, training: StoredTraining, holder: Holder): Promise<void>;
  /** Tells that a removed training takes place after all. */
  restored(trx: Knex, training: StoredTraining, applicants: Addressee[]): Promise<void>;
  /** Tells that a training does not take place. */
  removed(trx: Knex, training: StoredTraining, applicants: Addressee[]): Promise<void>;
}

/**
 * Mails to applicants in their own language, each with a calendar file, stored in the transaction of what they tell of.
 * Keys name the occasion: each person hears of it once.
 */
export function createTrainingMailer(config: MailerConfig, now: () => Date = () => new Date()): TrainingMailer {
  const origin = config.PUBLIC_ORIGIN;
  const codes = createCheckInCodes(config);
  const pictureOf = ({ applicationId }: Addressee) => codes.pictureOf(codes.codeOf(applicationId));
  const qrFile = ({ applicationId }: Addressee): MailAttachment => ({
    filename: 'check-in.svg',
    contentType: 'image/svg+xml',
    content: qrSvg(codes.pageOf(codes.codeOf(applicationId))),
  });
  /**
   * The calendar entries of applicants. Each entry of a person has a higher SEQUENCE than the ones before, also after they were
   * cancelled and applied again: calendars keep what they have against a lower one.
   */
  async function entries(trx: Knex, training: StoredTraining, applicants: Addressee[]) {
    const ids = applicants.map(({ applicationId }) => applicationId);
    const cancelled = await createApplicationRepository(trx).cancelledBefore(ids);
    return (method: 'REQUEST' | 'CANCEL', applicant: Addressee, raisedBy = 0): MailAttachment => {
      // One for the cancellation, one for the application after it
      const sequence = training.sequence + 2 * (cancelled.get(applicant.applicationId) ?? 0) + raisedBy;
      return mailedCalendar(method, { ...training, sequence }, applicant, config, now());
    };
  }
  return {
    applied: async (trx, training, applicants) => {
      const entryOf = await entries(trx, training, applicants);
      await enqueueMails(
        trx,
        applicants.map((applicant) => ({
          to: applicant.email,
          key: `applied:${applicant.applicationId}`,
          attachments: [entryOf('REQUEST', applicant), ...(applicant.status === 'signup' ? [qrFile(applicant)] : [])],
          ...appliedMail({ ...applicant, checkIn: pictureOf(applicant) }, training, origin),
        })),
      );
    },
    promoted: async (trx, training, applicants) => {
      const entryOf = await entries(trx, training, applicants);
      await enqueueMails(
        trx,
        applicants.map((applicant) => ({
          to: applicant.email,
          key: `promoted:${applicant.applicationId}`,
          attachments: [entryOf('REQUEST', { ...applicant, status: 'signup' }), qrFile(applicant)],
          ...promotedMail({ ...applicant, checkIn: pictureOf(applicant) }, training, origin),
        })),
      );
    },
    changed: async (trx, before, training, applicants) => {
      const entryOf = await entries(trx, training, applicants);
      await enqueueMails(
        trx,
        applicants.map((applicant) => ({
          to: applicant.email,
          key: `training-changed:${training.educationId}:${training.sequence}:${applicant.applicationId}`,
          attachments: [entryOf('REQUEST', applicant)],
          ...changedMail(applicant, before, training, origin),
        })),
      );
    },
    corrected: async (trx, training, applicant, occasion) => {
      const entryOf = await entries(trx, training, [applicant]);
      await enqueueMails(trx, [
        {
          to: applicant.email,
          key: `corrected:${applicant.applicationId}:${occasion}`,
          attachments: [entryOf('REQUEST', applicant), ...(applicant.status === 'signup' ? [qrFile(applicant)] : [])],
          ...appliedMail({ ...applicant, checkIn: pictureOf(applicant) }, training, origin),
        },
      ]);
    },
    cancelled: async (trx, training, applicants) => {
      const entryOf = await entries(trx, training, applicants);
      await enqueueMails(
        trx,
        applicants.map((applicant) => ({
          to: applicant.email,
          key: `cancelled:${applicant.applicationId}`,
          attachments: [entryOf('CANCEL', applicant, 1)],
          ...cancelledMail(applicant, training, origin),
        })),
      );
    },
    reminded: (trx, training, applicants) =>
      enqueueMails(
        trx,
        applicants.map((applicant) => ({
          to: applicant.email,
          key: `reminder:${applicant.applicationId}:${training.startDate}`,
          ...reminderMail(applicant, training, origin),
        })),
      ),
    certified: (trx, training, holder) =>
      enqueueMails(trx, [
        { to: holder.email, key: `certificate:${holder.number}`, ...certificateMail(holder, training) },
      ]),
    restored: async (trx, training, applicants) => {
      const entryOf = await entries(trx, training, applicants);
      await enqueueMails(
        trx,
        applicants.map((applicant) => ({
          to: applicant.email,
          key: `training-restored:${training.sequence}:${applicant.applicationId}`,
          attachments: [entryOf('REQUEST', applicant)],
          ...restoredMail(applicant, training, origin),
        })),
      );
    },
    removed: async (trx, training, applicants) => {
      const entryOf = await entries(trx, training, applicants);
      await enqueueMails(
        trx,
        applicants.map((applicant) => ({
          to: applicant.email,
          key: `training-removed:${training.sequence}:${applicant.applicationId}`,
          attachments: [entryOf('CANCEL', applicant)],
          ...removedMail(applicant, training, origin),
        })),
      );
    },
  };
}
