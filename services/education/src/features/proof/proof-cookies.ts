import type { FastifyRequest } from 'fastify';
import type { EducationApp } from '../../config.ts';
import type { Proof } from '../applications/may-handle.ts';

const receiptCookie = 'education_receipt';
const lookupCookie = 'education_lookup';
const daySeconds = 24 * 60 * 60;
/** Longer than trainings are announced ahead. */
const receiptSeconds = 365 * daySeconds;
/** As long as the link that leads to it. */
const lookupSeconds = 60 * 60;
/** On https: only https can have set them (RFC 6265bis, 4.1.3); `__Host-` would send them to every call. */
const securePrefix = '__Secure-';
/** A browser keeps 4096 bytes of a cookie. */
const mostReceipts = 100;

/**
 * What a browser can show for itself: a receipt for each application it sent, and the address whose mailed link it opened.
 * Both cookies are signed, HttpOnly and sent to education's own calls only; their values name their kind, so that neither passes for the other.
 */
export function createProofCookies(app: EducationApp) {
  const secure = app.config.PUBLIC_ORIGIN.startsWith('https://');
  const options = { httpOnly: true, sameSite: 'strict' as const, path: '/api/education', secure };

  const nameOf = (name: string): string => (secure ? securePrefix + name : name);

  function valueOf(request: FastifyRequest, name: string): string {
    // Without the prefix any host of the domain can have set it: one of its own bookings instead of this browser's
    const { valid, value } = request.unsignCookie(request.cookies[nameOf(name)] ?? '');
    return valid ? (value ?? '') : '';
  }

  function write(name: string, value: string, maxAge: number): string {
    return app.serializeCookie(nameOf(name), app.signCookie(value), { ...options, maxAge });
  }

  /** Ids of the applications that this browser sent. */
  function receipts(request: FastifyRequest): number[] {
    const ids = /^receipt:([\d.]+)$/.exec(valueOf(request, receiptCookie))?.[1];
    return ids ? ids.split('.').map(Number) : [];
  }

  /** The address whose link was opened in this browser within the last hour, in its normal form. */
  function provenEmail(request: FastifyRequest, now: Date): string | undefined {
    const [, expires, email = ''] = /^lookup:(\d+):([\w-]+)$/.exec(valueOf(request, lookupCookie)) ?? [];
    return Number(expires) > now.getTime() ? Buffer.from(email, 'base64url').toString() : undefined;
  }

  return {
    /** What a request behind `optionalMember` can show for itself. */
    proofOf: (request: FastifyRequest, now: Date): Proof => ({
      user: request.user,
      receipts: receipts(request),
      email: provenEmail(request, now),
    }),

    /** `Set-Cookie` that adds one application to the browser's receipts. */
    withReceipt(request: FastifyRequest, applicationId: number): string {
      const ids = [...receipts(request), applicationId].slice(-mostReceipts);
      return write(receiptCookie, `receipt:${ids.join('.')}`, receiptSeconds);
    },

    /** `Set-Cookie` that lets the browser handle what was applied for with an address. */
    withLookup(email: string, now: Date): string {
      return write(
        lookupCookie,
        `lookup:${now.getTime() + lookupSeconds * 1000}:${Buffer.from(email).toString('base64url')}`,
        lookupSeconds,
      );
    },
  };
}

export type ProofCookies = ReturnType<typeof createProofCookies>;
