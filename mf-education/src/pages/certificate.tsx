import { Container, PageBanner, useParams, useTranslation, type HeadInput, type PageHead } from '@portal/kit';
import { useLinkToken } from '@portal/kit/remote';
import { CertificateResult } from '../features/certificate/certificate-result.tsx';
import { CertificateSearch } from '../features/certificate/certificate-search.tsx';
import styles from './certificate.module.css';

export function head({ t, params }: HeadInput<undefined>): PageHead {
  return {
    title: t('certificate.title'),
    description: t('certificate.lead'),
    // What belongs to one person is in no search engine
    noindex: params?.['number'] !== undefined,
  };
}

/** Where anybody verifies a certificate, and where the link mailed to its holder leads. */
export function Page() {
  const { t } = useTranslation('education');
  const { number } = useParams();
  const key = useLinkToken();
  return (
    <>
      <PageBanner
        className={styles.banner}
        title={t('certificate.title')}
        lead={t('certificate.lead')}
        trail={[{ label: t('common.menu.education'), to: '/education' }, { label: t('certificate.title') }]}
      />
      <Container className={styles.page}>
        {number ? <CertificateResult number={number} certificateKey={key} /> : null}
        <CertificateSearch key={number} number={number} />
      </Container>
    </>
  );
}
