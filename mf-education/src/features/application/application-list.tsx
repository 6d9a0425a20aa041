import { foreignLang, Button, Chip, Link, useLocale, useTranslation, layout } from '@portal/kit';
import { formatDateTime } from '@portal/kit/dates';
import type { MyApplication } from '../../api/applications.ts';
import { DownloadCertificate } from '../../ui/certificate/download-certificate.tsx';
import { CalendarLink } from '../../ui/training/calendar-link.tsx';
import { DayRange } from '../../ui/training/day.tsx';
import { clockTime } from '../../ui/training/training-dates.ts';
import styles from './application-list.module.css';
import { ApplicationStatus } from './application-status.tsx';
import { useCancelApplication } from './use-cancel-application.ts';

interface ApplicationListProps {
  applications: MyApplication[];
  /** Heading level of the trainings' names. */
  level: 3 | 4;
  onCancelled(application: MyApplication): void;
}

/** A person's applications over all trainings; those that may still be cancelled carry a button for it. */
export function ApplicationList({ applications, level, onCancelled }: ApplicationListProps) {
  const { t } = useTranslation('education');
  const locale = useLocale();
  const { cancel, isCancelling, message } = useCancelApplication();
  const Heading = `h${level}` as const;

  async function cancelOne(application: MyApplication) {
    if (await cancel(application, application.training.title)) onCancelled(application);
  }

  return (
    <>
      <div role="alert">{message ? <p className={styles.refused}>{message}</p> : null}</div>
      <ul className={layout.stack3}>
        {applications.map((application) => {
          const {
            applicationId,
            createdAt,
            status,
            cancellable,
            checkInCode,
            attendedAt,
            certificateNumber,
            training,
          } = application;
          const {
            educationId,
            title,
            type,
            place,
            startDate,
            endDate,
            startTime,
            endTime,
            lang,
            contentLang,
            removed,
            derivedState,
          } = training;
          const foreign = foreignLang(lang, locale);
          return (
            <li key={applicationId} className={styles.item} data-status={status}>
              <div className={layout.row2}>
                <ApplicationStatus record={application} />
                {removed ? <Chip tone="error">{t('application.trainingRemoved')}</Chip> : null}
                {!removed && derivedState === 'past' ? <Chip>{t('schedule.state.past')}</Chip> : null}
              </div>
              <p className={styles.type} lang={foreign}>
                {type}
              </p>
              <Heading className={styles.title} lang={foreign}>
                {removed ? title : <Link to={`/education/schedule?training=${educationId}`}>{title}</Link>}
              </Heading>
              <p className={styles.facts}>
                <span>
                  <DayRange startDate={startDate} endDate={endDate} />{' '}
                  {t('schedule.timeRange', { start: clockTime(startTime), end: clockTime(endTime) })}
                </span>
                {place ? <span lang={foreignLang(contentLang, locale)}>{place}</span> : null}
              </p>
              <p className={styles.applied}>{t('application.appliedAt', { time: formatDateTime(createdAt) })}</p>
              {attendedAt ? <p className={styles.applied}>{t('application.attended')}</p> : null}
              {checkInCode && !attendedAt ? (
                <details className={styles.checkIn}>
                  <summary>{t('application.checkIn.show')}</summary>
                  <p>{t('application.checkIn.text')}</p>
                  <img
                    src={`/api/education/check-in-code?code=${checkInCode}`}
                    alt={t('application.checkIn.alt', { title })}
                    width={240}
                    height={240}
                    loading="lazy"
                  />
                </details>
              ) : null}
              {certificateNumber ? (
                <div className={styles.actions}>
                  <DownloadCertificate
                    number={certificateNumber}
                    label={t('application.certificate.named', { title })}
                    variant="secondary"
                    size="small"
                  />
                </div>
              ) : null}
              {cancellable ? (
                <div className={styles.actions}>
                  {status === 'signup' ? <CalendarLink educationId={educationId} /> : null}
                  <Button
                    variant="secondary"
                    size="small"
                    aria-disabled={isCancelling}
                    onClick={() => void cancelOne(application)}
                    aria-label={t('application.cancelNamed', { title })}
                  >
                    {t('application.cancel')}
                  </Button>
                </div>
              ) : null}
            </li>
          );
        })}
      </ul>
    </>
  );
}
