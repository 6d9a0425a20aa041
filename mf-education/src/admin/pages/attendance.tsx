import { EmptyState, ErrorState, Select, Skeleton, useTranslation, type HeadInput, type PageHead } from '@portal/kit';
import { AdminPage, useListQuery, useRemote } from '@portal/kit/admin';
import { listApplicants } from '../../api/admin-applicants.ts';
import { useAdminItem } from '../../api/admin-client.ts';
import { useApi } from '../../api/client.ts';
import { AttendanceSheet } from '../attendance/attendance-sheet.tsx';
import { useCertificates } from '../certificates/use-certificates.tsx';
import styles from './attendance.module.css';

export function head({ t }: HeadInput<undefined>): PageHead {
  return { title: t('admin.views.attendance'), description: t('admin.views.attendanceText'), noindex: true };
}

const collator = new Intl.Collator('ko');

/** Who is present at a training, to be marked and to be printed. */
export function Page() {
  const { t } = useTranslation('education');
  const api = useApi();
  const { query, set } = useListQuery({ page: 1, educationId: '' });
  const trainings = useAdminItem('/api/education/admin/training-names');
  const { educationId } = query;
  const list = useRemote(educationId === '' ? undefined : ['attendance', educationId], () =>
    listApplicants(api, Number(educationId)),
  );
  const certificates = useCertificates(educationId);
  const seated = (list.data ?? [])
    .filter(({ status }) => status === 'signup')
    .toSorted((a, b) => collator.compare(a.name, b.name) || a.applicationId - b.applicationId);
  const chosen = trainings.data?.find((training) => String(training.educationId) === educationId);

  return (
    <AdminPage title={t('admin.views.attendance')} lead={t('admin.attendance.lead')}>
      <div className={styles.choice}>
        <Select
          label={t('admin.applicants.training')}
          value={educationId}
          onChange={({ target }) => set({ educationId: target.value })}
        >
          <option value="">{t('admin.applicant.choose')}</option>
          {(trainings.data ?? []).map((training) => (
            <option key={training.educationId} value={training.educationId}>
              {`${training.startDate.replaceAll('-', '.')} ${training.title}`}
            </option>
          ))}
        </Select>
      </div>
      {trainings.error ? <ErrorState title={t('admin.attendance.noTrainings')} onRetry={trainings.reload} /> : null}
      {chosen ? (
        <h2 className={styles.training}>{`${chosen.startDate.replaceAll('-', '.')} ${chosen.title}`}</h2>
      ) : null}
      {list.error ? <ErrorState title={t('admin.applicants.failed')} onRetry={list.reload} /> : null}
      {list.loading && !list.data ? <Skeleton height="240px" /> : null}
      {list.data && seated.length === 0 ? <EmptyState icon="users" title={t('admin.attendance.none')} /> : null}
      {seated.length > 0 ? (
        <>
          {certificates.notice ? <div className={styles.notice}>{certificates.notice}</div> : null}
          <AttendanceSheet
            applicants={seated}
            certificate={certificates.cell}
            actions={certificates.issueAll}
            onMarked={() => {
              list.reload();
              certificates.reload();
            }}
          />
        </>
      ) : null}
      {certificates.dialog}
    </AdminPage>
  );
}
