import { Button, Chip, useTranslation, layout } from '@portal/kit';
import type { Applicant } from '../../api/admin-applicants.ts';
import type { IssuedCertificate } from '../../api/admin-certificates.ts';
import { DownloadCertificate } from '../../ui/certificate/download-certificate.tsx';
import styles from './certificates.module.css';

interface CertificateCellProps {
  applicant: Pick<Applicant, 'name' | 'attendedAt'>;
  /** The latest one, withdrawn or not. */
  certificate?: IssuedCertificate;
  isBusy: boolean;
  onIssue(): void;
  onWithdraw(): void;
}

/** Whether somebody has a certificate, and what can be done about it. */
export function CertificateCell({ applicant, certificate, isBusy, onIssue, onWithdraw }: CertificateCellProps) {
  const { t } = useTranslation('education');
  const { name, attendedAt } = applicant;
  const isWithdrawn = certificate?.withdrawnAt !== undefined;
  const isValid = certificate !== undefined && !isWithdrawn;

  return (
    <span className={styles.cell}>
      {certificate ? (
        <>
          <Chip tone={isValid ? 'success' : 'error'}>
            {t(`admin.certificates.states.${isValid ? 'valid' : 'withdrawn'}`)}
          </Chip>
          <span className={`${layout.muted} ${layout.small} ${layout.figures}`}>{certificate.number}</span>
        </>
      ) : null}
      {isValid ? (
        <>
          <DownloadCertificate
            number={certificate.number}
            label={t('admin.certificates.downloadNamed', { name })}
            variant="ghost"
            size="small"
          />
          <Button
            variant="ghost"
            size="small"
            aria-label={t('admin.certificates.withdrawNamed', { name })}
            onClick={onWithdraw}
          >
            {t('admin.certificates.withdraw')}
          </Button>
        </>
      ) : attendedAt === undefined ? (
        certificate ? null : (
          '–'
        )
      ) : (
        <Button
          variant="secondary"
          size="small"
          loading={isBusy}
          aria-label={t(`admin.certificates.${isWithdrawn ? 'issueAgainNamed' : 'issueNamed'}`, { name })}
          onClick={onIssue}
        >
          {t(`admin.certificates.${isWithdrawn ? 'issueAgain' : 'issue'}`)}
        </Button>
      )}
      {certificate?.withdrawalReason ? <span className={styles.reason}>{certificate.withdrawalReason}</span> : null}
    </span>
  );
}
