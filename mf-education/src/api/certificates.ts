import { ApiError, type Locale, type ResponseOf } from '@portal/kit';
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

/** How often a PDF is asked for while others are being made. */
const tries = 3;

/**
 * A valid certificate as PDF; 404 for none and for somebody else's, 409 `certificate-withdrawn`. PDFs are made one after
 * another: 503 `certificates-busy` says when it is worth asking again, and is thrown after the third time.
 */
export async function fetchCertificate(api: ApiClient, { number, lang, key }: CertificateFile) {
  const headers = key ? { 'certificate-key': key } : undefined;
  for (let asked = 1; ; asked += 1)
    try {
      return await api.download('/api/education/certificate-file', { query: { number, lang }, headers });
    } catch (error) {
      const isBusy = error instanceof ApiError && error.code === 'certificates-busy';
      if (!isBusy || asked === tries) throw error;
      await new Promise((resolve) => setTimeout(resolve, (error.retryAfterSeconds ?? 0) * 1000));
    }
}
