import type { Locale, ResponseOf } from '@portal/kit';
import type { ApiClient } from './client.ts';
import type { paths } from './types.generated.ts';

/** What anybody may know of a certificate: its holder is masked. */
export type Certificate = ResponseOf<paths, 'GET', '/api/education/certificate'>;

/** Which certificate, in which language; `key` is that of the link mailed to its holder. */
export interface CertificateFile {
  number: string;
  lang: Locale;
  key?: string;
}

/** Whether a certificate is genuine and valid; 404 `certificate-not-found`. */
export const verifyCertificate = (api: ApiClient, number: string, lang: Locale, signal: AbortSignal) =>
  api.get('/api/education/certificate', { query: { number, lang }, signal });

/** A valid certificate as PDF; 404 for none and for somebody else's, 409 `certificate-withdrawn`. */
export const fetchCertificate = (api: ApiClient, { number, lang, key }: CertificateFile) =>
  api.download('/api/education/certificate-file', {
    query: { number, lang },
    headers: key ? { 'certificate-key': key } : undefined,
  });
