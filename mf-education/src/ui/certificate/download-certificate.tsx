import { Button, Icon, useLocale, useTranslation } from '@portal/kit';
import { saveFile, useAction } from '@portal/kit/remote';
import { fetchCertificate } from '../../api/certificates.ts';
import { useApi } from '../../api/client.ts';

interface DownloadCertificateProps {
  number: string;
  /** Of a mailed link. */
  certificateKey?: string;
  /** What the button is called where there are several. */
  label?: string;
  variant?: 'secondary' | 'ghost';
  size?: 'small';
}

/** A button that saves a certificate as PDF, in the language of the page. Its words are in the bundle `application`. */
export function DownloadCertificate({ number, certificateKey: key, label, ...look }: DownloadCertificateProps) {
  const { t } = useTranslation('education');
  const api = useApi();
  const lang = useLocale();
  const { run, isBusy } = useAction();

  const download = () =>
    void run({
      async work() {
        const { blob, filename = `${number}.pdf` } = await fetchCertificate(api, { number, lang, key });
        saveFile(blob, filename);
      },
      failed: ({ code }) => t([`application.certificate.errors.${code}`, 'application.certificate.errors.other']),
    });

  return (
    <Button {...look} loading={isBusy} aria-label={label} onClick={download}>
      <Icon name="download" size={18} /> {t('application.certificate.label')}
    </Button>
  );
}
