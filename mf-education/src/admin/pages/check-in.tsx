import {
  Button,
  ButtonLink,
  Chip,
  EmptyState,
  ErrorState,
  Skeleton,
  useSearchParams,
  useTranslation,
  type HeadInput,
  type PageHead,
} from '@portal/kit';
import { AdminPage, DetailList, formatDateTime, useAction } from '@portal/kit/admin';
import { markAttendance, type Applicant } from '../../api/admin-applicants.ts';
import { useAdminItem } from '../../api/admin-client.ts';
import { useApi } from '../../api/client.ts';

export function head({ t }: HeadInput<undefined>): PageHead {
  return { title: t('admin.checkIn.title'), description: t('admin.checkIn.title'), noindex: true };
}

/** What the camera opens that reads an applicant's QR code: who it is, and a button that marks them as present. */
export function Page() {
  const { t } = useTranslation('education');
  const [search] = useSearchParams();
  const code = search.get('code') ?? '';
  const item = useAdminItem(code === '' ? undefined : '/api/education/admin/check-in', { code });
  const isUnknown = code === '' || item.error?.status === 404 || item.error?.status === 400;
  return (
    <AdminPage title={t('admin.checkIn.title')}>
      {item.loading && !item.data ? <Skeleton height="240px" /> : null}
      {isUnknown ? (
        <EmptyState
          icon="alert"
          title={t('admin.checkIn.unknown')}
          text={t('admin.checkIn.unknownText')}
          action={
            <ButtonLink to="/admin/education/attendance" variant="secondary">
              {t('admin.views.attendance')}
            </ButtonLink>
          }
        />
      ) : null}
      {item.error && !isUnknown ? <ErrorState title={t('admin.applicants.failed')} onRetry={item.reload} /> : null}
      {item.data ? <CheckIn applicant={item.data} onMarked={item.show} /> : null}
    </AdminPage>
  );
}

function CheckIn({ applicant, onMarked }: { applicant: Applicant; onMarked(applicant: Applicant): void }) {
  const { t } = useTranslation('education');
  const api = useApi();
  const { run, isBusy } = useAction();
  const { applicationId, version, name, company, status, attendedAt, training } = applicant;
  const isPresent = attendedAt !== undefined;

  const mark = (present: boolean) =>
    void run({
      work: () => markAttendance(api, { applicationId, version }, present),
      done: t(present ? 'admin.checkIn.done' : 'admin.checkIn.undone'),
      failed: ({ code }) => t([`admin.errors.${code}`, 'admin.errors.other']),
      onDone: onMarked,
    });

  return (
    <>
      <DetailList
        items={[
          { term: t('application.name'), value: name },
          { term: t('application.company'), value: company },
          {
            term: t('admin.applicants.training'),
            value: `${training.startDate.replaceAll('-', '.')} ${training.title}`,
          },
          {
            term: t('application.state'),
            value: training.removed ? (
              <Chip tone="error">{t('application.trainingRemoved')}</Chip>
            ) : (
              <Chip tone={status === 'signup' ? 'success' : 'error'}>{t(`application.status.${status}`)}</Chip>
            ),
          },
          { term: t('admin.attendance.present'), value: isPresent ? formatDateTime(attendedAt) : undefined },
        ]}
      />
      <p>
        {status !== 'signup' ? (
          t('admin.errors.no-seat')
        ) : (
          <Button variant={isPresent ? 'secondary' : undefined} loading={isBusy} onClick={() => mark(!isPresent)}>
            {t(isPresent ? 'admin.checkIn.undo' : 'admin.checkIn.confirm')}
          </Button>
        )}
      </p>
      <p>
        <ButtonLink to={`/admin/education/attendance?educationId=${training.educationId}`} variant="ghost" size="small">
          {t('admin.views.attendance')}
        </ButtonLink>
      </p>
    </>
  );
}
