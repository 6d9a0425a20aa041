import { enqueueMails } from '@portal/service-kit';
import type { MailAttachment } from '@portal/service-kit';
import type { Knex } from 'knex';
import type { StoredApplication } from '../applications/application-repository.ts';
import { mailedCalendar } from '../calendar/training-calendar.ts';
import type { SenderConfig } from '../calendar/training-calendar.ts';
import { createCheckInCodes, qrSvg } from '../check-in/check-in-code.ts';
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
  return {
    applied: (trx, training, applicants) =>
      enqueueMails(
        trx,
        applicants.map((applicant) => ({
          to: applicant.email,
          key: `applied:${applicant.applicationId}`,
          attachments: [
            mailedCalendar('REQUEST', training, applicant, config, now()),
            ...(applicant.status === 'signup' ? [qrFile(applicant)] : []),
          ],
          ...appliedMail({ ...applicant, checkIn: pictureOf(applicant) }, training, origin),
        })),
      ),
    promoted: (trx, training, applicants) =>
      enqueueMails(
        trx,
        applicants.map((applicant) => ({
          to: applicant.email,
          key: `promoted:${applicant.applicationId}`,
          attachments: [
            mailedCalendar('REQUEST', training, { ...applicant, status: 'signup' }, config, now()),
            qrFile(applicant),
          ],
          ...promotedMail({ ...applicant, checkIn: pictureOf(applicant) }, training, origin),
        })),
      ),
    changed: (trx, before, training, applicants) =>
      enqueueMails(
        trx,
        applicants.map((applicant) => ({
          to: applicant.email,
          key: `training-changed:${training.educationId}:${training.sequence}:${applicant.applicationId}`,
          attachments: [mailedCalendar('REQUEST', training, applicant, config, now())],
          ...changedMail(applicant, before, training, origin),
        })),
      ),
    corrected: (trx, training, applicant, occasion) =>
      enqueueMails(trx, [
        {
          to: applicant.email,
          key: `corrected:${applicant.applicationId}:${occasion}`,
          attachments: [
            mailedCalendar('REQUEST', training, applicant, config, now()),
            ...(applicant.status === 'signup' ? [qrFile(applicant)] : []),
          ],
          ...appliedMail({ ...applicant, checkIn: pictureOf(applicant) }, training, origin),
        },
      ]),
    cancelled: (trx, training, applicants) =>
      enqueueMails(
        trx,
        applicants.map((applicant) => ({
          to: applicant.email,
          key: `cancelled:${applicant.applicationId}`,
          attachments: [
            mailedCalendar('CANCEL', { ...training, sequence: training.sequence + 1 }, applicant, config, now()),
          ],
          ...cancelledMail(applicant, training, origin),
        })),
      ),
    reminded: (trx, training, applicants) =>
      enqueueMails(
        trx,
        applicants.map((applicant) => ({
          to: applicant.email,
          key: `reminder:${applicant.applicationId}`,
          ...reminderMail(applicant, training, origin),
        })),
      ),
    certified: (trx, training, holder) =>
      enqueueMails(trx, [
        { to: holder.email, key: `certificate:${holder.number}`, ...certificateMail(holder, training) },
      ]),
    restored: (trx, training, applicants) =>
      enqueueMails(
        trx,
        applicants.map((applicant) => ({
          to: applicant.email,
          key: `training-restored:${training.sequence}:${applicant.applicationId}`,
          attachments: [mailedCalendar('REQUEST', training, applicant, config, now())],
          ...restoredMail(applicant, training, origin),
        })),
      ),
    removed: (trx, training, applicants) =>
      enqueueMails(
        trx,
        applicants.map((applicant) => ({
          to: applicant.email,
          key: `training-removed:${training.sequence}:${applicant.applicationId}`,
          attachments: [mailedCalendar('CANCEL', training, applicant, config, now())],
          ...removedMail(applicant, training, origin),
        })),
      ),
  };
}
