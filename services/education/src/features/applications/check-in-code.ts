import { createHmac, timingSafeEqual } from 'node:crypto';
import { encodeQR } from 'qr';

/** Of the signature: 128 bits cannot be guessed, and the QR code stays coarse. */
const signatureBytes = 16;
const form = /^(\d{1,10})-([\w-]{22})$/;

interface CodeConfig {
  EDUCATION_RECEIPT_SECRET: string;
  PUBLIC_ORIGIN: string;
}

/**
 * Codes by which applicants are checked in: the id of the application, signed. A code shows no data by itself; what it leads to
 * is for agents.
 */
export function createCheckInCodes({ EDUCATION_RECEIPT_SECRET: secret, PUBLIC_ORIGIN: origin }: CodeConfig) {
  const signatureOf = (applicationId: number): string =>
    createHmac('sha256', secret)
      // Names its kind: the cookies are signed with the same secret
      .update(`check-in:${applicationId}`)
      .digest()
      .subarray(0, signatureBytes)
      .toString('base64url');

  return {
    codeOf: (applicationId: number): string => `${applicationId}-${signatureOf(applicationId)}`,

    /** The id in a code; undefined when it was not made here. */
    applicationIn(code: string): number | undefined {
      const [, id = '', signature = ''] = form.exec(code) ?? [];
      const expected = Buffer.from(signatureOf(Number(id)));
      const given = Buffer.from(signature);
      return given.length === expected.length && timingSafeEqual(given, expected) ? Number(id) : undefined;
    },

    /** The page that a camera opens. */
    pageOf: (code: string): string => `${origin}/admin/education/check-in?code=${code}`,

    /** Where the picture of a code is. */
    pictureOf: (code: string): string => `${origin}/api/education/check-in-code?code=${code}`,
  };
}

export type CheckInCodes = ReturnType<typeof createCheckInCodes>;

/** A QR code that leads to an address, as an SVG document. */
export function qrSvg(url: string): string {
  return encodeQR(url, 'svg', { border: 4, ecc: 'medium' });
}
