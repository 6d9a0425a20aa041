import { type Translate, Chip, Link, useTranslation, type Locale } from '@portal/kit';
import { CellLines, CellNote, EmailText, formatDateTime, type Column } from '@portal/kit/admin';
import type { ReactNode } from 'react';
import type { Applicant } from '../../api/admin-applicants.ts';
import styles from './applicant-columns.module.css';

/**
 * The columns of the spec's applicants view; `sortable` names those that the list may be ordered by. `isJoined` puts phone number
 * and position below e-mail address and company, so that a table with further columns fits.
 */
export function applicantColumns(
  t: Translate,
  sortable: readonly string[],
  { isJoined = false } = {},
): Column<Applicant>[] {
  const column = (
    id: keyof Applicant,
    cell: Column<Applicant>['cell'],
    rest: Partial<Column<Applicant>> = {},
  ): Column<Applicant> => ({
    id,
    header: t(`application.${id === 'status' ? 'state' : id}`),
    cell,
    sortable: sortable.includes(id),
    ...rest,
  });
  return [
    column('name', ({ name, enteredByStaff }) => (
      <span className={styles.name}>
        {name}
        {enteredByStaff ? <span className={styles.day}>{t('admin.applicant.byStaff')}</span> : null}
      </span>
    )),
    column('status', (applicant) => <StatusDot applicant={applicant} />),
    ...(isJoined
      ? [
          column('email', (applicant) => (
            <Lines
              first={<EmailLink {...applicant} />}
              second={<span className={styles.number}>{applicant.phoneNumber}</span>}
            />
          )),
          column('company', ({ company, position }) => <Lines first={company} second={position} />),
        ]
      : [
          column('email', (applicant) => <EmailLink {...applicant} />),
          column('phoneNumber', ({ phoneNumber }) => <span className={styles.number}>{phoneNumber}</span>),
          column('company', ({ company }) => <span className={styles.words}>{company}</span>),
          column('position', ({ position }) => <span className={styles.words}>{position}</span>),
        ]),
    column('application', ({ application }) =>
      application ? (
        <span className={styles.text} title={application}>
          {application}
        </span>
      ) : (
        '–'
      ),
    ),
    column('createdAt', ({ createdAt }) => (
      <time className={styles.words} dateTime={createdAt}>
        {formatDateTime(createdAt)}
      </time>
    )),
  ];
}

/** The choices of a filter by what became of an application. */
export function statusOptions(t: Translate): { value: string; label: string }[] {
  const statuses = ['signup', 'waiting', 'cancelled'].map((value) => ({
    value,
    label: t(`application.status.${value}`),
  }));
  return [{ value: '', label: t('admin.all') }, ...statuses];
}

/** Green for a seat, red for anything else (spec, "Applicants view"); the words beside it say which. */
function StatusDot({ applicant: { status, place } }: { applicant: Pick<Applicant, 'status' | 'place'> }) {
  const { t } = useTranslation('education');
  return (
    <span className={styles.status}>
      <span className={styles.dot} data-status={status} aria-hidden="true" />
      {status === 'waiting' && place ? t('application.waitingAt', { place }) : t(`application.status.${status}`)}
    </span>
  );
}

/** Two texts, one below the other. */
function Lines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <CellLines className={styles.joined}>
      <span>{first}</span>
      <CellNote>{second}</CellNote>
    </CellLines>
  );
}

function EmailLink({ email, mailFails }: Pick<Applicant, 'email' | 'mailFails'>) {
  const { t } = useTranslation('education');
  return (
    <>
      <a className={styles.words} href={`mailto:${email}`}>
        <EmailText email={email} />
      </a>
      {mailFails ? <Chip tone="error">{t('admin.applicant.mailFails')}</Chip> : null}
    </>
  );
}

/** The training that somebody applied for, for lists over all trainings. */
export function trainingColumn(t: Translate, locale: Locale): Column<Applicant> {
  return {
    id: 'training',
    header: t('admin.applicants.training'),
    sortable: true,
    cell: ({ training: { educationId, title, startDate, removed } }) => (
      <span className={styles.training} lang={locale === 'ko' ? undefined : 'ko'}>
        {removed ? title : <Link to={`/education/schedule?training=${educationId}`}>{title}</Link>}
        <span className={styles.day}>{startDate.replaceAll('-', '.')}</span>
      </span>
    ),
  };
}
