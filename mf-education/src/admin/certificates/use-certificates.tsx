import { Button, ErrorState, useTranslation, type ApiError } from '@portal/kit';
import { useAction } from '@portal/kit/admin';
import { useState } from 'react';
import type { Applicant } from '../../api/admin-applicants.ts';
import { issueCertificates } from '../../api/admin-certificates.ts';
import { useAdminItem } from '../../api/admin-client.ts';
import { useApi } from '../../api/client.ts';
import { CertificateCell } from './certificate-cell.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

const everybody = 'everybody';

/** The certificates of a training: a cell for each applicant, a button that issues all that are missing, and what is said beside them. */
export function useCertificates(educationId: string) {
  const { t } = useTranslation('education');
  const api = useApi();
  const { run, busy } = useAction();
  const list = useAdminItem(educationId === '' ? undefined : '/api/education/admin/certificates', { educationId });
  const [opened, setOpened] = useState<{ number: string; name: string }>();
  const { data, error, reload } = list;
  const issued = new Map(data?.certificates.map((certificate) => [certificate.applicationId, certificate]));
  const seen = { educationId: Number(educationId), seen: data?.state };
  const text = 'admin.certificates';
  const failed = ({ code }: ApiError) => t([`admin.errors.${code}`, 'admin.errors.other']);

  const issueTo = ({ applicationId, name }: Applicant) =>
    void run(
      {
        question: {
          title: t(`${text}.issueTitle`, { name }),
          text: t(`${text}.issueText`),
          confirmLabel: t(`${text}.issueConfirm`),
        },
        work: () => issueCertificates(api, { ...seen, applicationIds: [applicationId] }),
        done: t(`${text}.issued`),
        failed,
        onDone: list.show,
        onFailed: reload,
      },
      String(applicationId),
    );

  const issueAll = (number: number) =>
    void run(
      {
        question: {
          title: t(`${text}.issueAllTitle`, { number }),
          text: t(`${text}.issueAllText`),
          confirmLabel: t(`${text}.issueConfirm`),
        },
        work: () => issueCertificates(api, seen),
        done: t(`${text}.issued`),
        failed,
        onDone: list.show,
        onFailed: reload,
      },
      everybody,
    );

  return {
    reload,
    /** What an applicant's line says; undefined while no certificates can be issued. */
    cell: data?.ended
      ? (applicant: Applicant) => {
          const certificate = issued.get(applicant.applicationId);
          return (
            <CertificateCell
              applicant={applicant}
              certificate={certificate}
              isBusy={busy === String(applicant.applicationId)}
              onIssue={() => issueTo(applicant)}
              onWithdraw={() => setOpened(certificate && { number: certificate.number, name: applicant.name })}
            />
          );
        }
      : undefined,
    issueAll:
      data?.ended && data.missing > 0 ? (
        <Button size="small" loading={busy === everybody} onClick={() => issueAll(data.missing)}>
          {t(`${text}.issueAll`, { number: data.missing })}
        </Button>
      ) : null,
    notice: error ? (
      <ErrorState title={t(`${text}.failed`)} onRetry={reload} />
    ) : data && !data.ended ? (
      <p>{t(`${text}.notEnded`)}</p>
    ) : null,
    dialog: opened ? (
      <WithdrawDialog
        {...opened}
        onClose={() => setOpened(undefined)}
        onDone={() => {
          setOpened(undefined);
          reload();
        }}
      />
    ) : null,
  };
}
