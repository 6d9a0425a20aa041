import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Language } from '../../language.ts';

/** 128 bits cannot be guessed. */
const keyBytes = 16;

interface LinkConfig {
  EDUCATION_RECEIPT_SECRET: string;
  PUBLIC_ORIGIN: string;
}

/** Links to certificates: the page that anybody may open, and the same with a key that lets its holder download the PDF. */
export function createCertificateLinks({ EDUCATION_RECEIPT_SECRET: secret, PUBLIC_ORIGIN: origin }: LinkConfig) {
  const keyOf = (number: string): string =>
    createHmac('sha256', secret)
      // Names its kind: cookies and check-in codes are signed with the same secret
      .update(`certificate:${number}`)
      .digest()
      .subarray(0, keyBytes)
      .toString('base64url');
  const pageOf = (number: string, language: Language): string =>
    `${origin}/education/certificates/${number}${language === 'en' ? '?lang=en' : ''}`;

  return {
    pageOf,

    /** For a mail to the holder. The key stands behind the #, which no server is sent and no log has. */
    mailedLinkOf: (number: string, language: Language): string => `${pageOf(number, language)}#${keyOf(number)}`,

    /** Whether a key is the one of a certificate. */
    opens(key: string | undefined, number: string): boolean {
      const expected = Buffer.from(keyOf(number));
      const given = Buffer.from(key ?? '');
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}

export type CertificateLinks = ReturnType<typeof createCertificateLinks>;
