import { Button, Chip, useTranslation } from '@portal/kit';
import { useEffect, useRef } from 'react';
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
  const cell = useRef<HTMLSpanElement>(null);
  const shown = useRef(isValid);
  useEffect(() => {
    const isOther = shown.current !== isValid;
    shown.current = isValid;
    // The button that was pressed has gone: the focus goes to the one in its place
    if (isOther && document.activeElement === document.body) cell.current?.querySelector('button')?.focus();
  }, [isValid]);

  return (
    <span className={styles.cell} ref={cell}>
      {certificate ? (
        <>
          <Chip tone={isValid ? 'success' : 'error'}>
            {t(`admin.certificates.states.${isValid ? 'valid' : 'withdrawn'}`)}
          </Chip>
          <span className={styles.number}>{certificate.number}</span>
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
