import {
  Chip,
  EmptyState,
  ErrorState,
  foreignLang,
  Skeleton,
  useLocale,
  useTranslation,
  VisuallyHidden,
} from '@portal/kit';
import { useRemote } from '@portal/kit/remote';
import { verifyCertificate, type Certificate } from '../../api/certificates.ts';
import { useApi } from '../../api/client.ts';
import { DownloadCertificate } from '../../ui/certificate/download-certificate.tsx';
import { DayRange } from '../../ui/training/day.tsx';
import styles from './certificate-result.module.css';

interface CertificateResultProps {
  number: string;
  /** Of the link mailed to its holder. */
  certificateKey?: string;
}

/**
 * Whether a certificate is genuine. Asked by the browser, never by the server: a document is kept for seconds, and a withdrawal
 * counts at once.
 */
export function CertificateResult({ number, certificateKey }: CertificateResultProps) {
  const { t } = useTranslation('education');
  const api = useApi();
  const locale = useLocale();
  const { data, error, reload } = useRemote(['certificate', number, locale], (signal) =>
    verifyCertificate(api, number, locale, signal),
  );
  const isUnknown = error?.status === 404 || error?.status === 400;
  return (
    <div aria-live="polite">
      {!data && !error ? (
        <>
          <VisuallyHidden>{t('certificate.loading')}</VisuallyHidden>
          <Skeleton height={280} />
        </>
      ) : null}
      {isUnknown ? (
        <EmptyState
          icon="alert"
          title={t('certificate.unknown.title')}
          text={t('certificate.unknown.text', { number })}
        />
      ) : null}
      {error && !isUnknown ? (
        <ErrorState
          title={t('certificate.failed')}
          text={error.status === 429 ? t('certificate.tooMany') : undefined}
          onRetry={reload}
        />
      ) : null}
      {data && !error ? <Facts certificate={data} certificateKey={certificateKey} /> : null}
    </div>
  );
}

function Facts({ certificate, certificateKey }: { certificate: Certificate; certificateKey?: string }) {
  const { t } = useTranslation('education');
  const locale = useLocale();
  const { number, name, title, lang, startDate, endDate, issuedOn, withdrawnOn } = certificate;
  const isValid = withdrawnOn === undefined;
  const state = isValid ? 'valid' : 'withdrawn';
  return (
    <article className={styles.result} data-state={state}>
      <Chip tone={isValid ? 'success' : 'error'}>{t(`certificate.${state}.state`)}</Chip>
      <h2 className={styles.title}>{t(`certificate.${state}.title`)}</h2>
      <p>{t(`certificate.${state}.text`)}</p>
      <dl className={styles.facts}>
        <dt>{t('certificate.number')}</dt>
        <dd>{number}</dd>
        <dt>{t('certificate.name')}</dt>
        <dd>{name}</dd>
        <dt>{t('certificate.training')}</dt>
        <dd lang={foreignLang(lang, locale)}>{title}</dd>
        <dt>{t('certificate.days')}</dt>
        <dd>
          <DayRange startDate={startDate} endDate={endDate} />
        </dd>
        <dt>{t('certificate.issuedOn')}</dt>
        <dd>{issuedOn.replaceAll('-', '.')}</dd>
        {withdrawnOn ? (
          <>
            <dt>{t('certificate.withdrawnOn')}</dt>
            <dd>{withdrawnOn.replaceAll('-', '.')}</dd>
          </>
        ) : null}
      </dl>
      {isValid && certificateKey ? (
        <div className={styles.download}>
          <DownloadCertificate number={number} certificateKey={certificateKey} />
        </div>
      ) : null}
    </article>
  );
}
