import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { SupportConfig } from '../../config.ts';

/** How long a link in a mail to a guest opens their inquiry. */
export const linkDays = 90;
const dayMs = 86_400_000;

const idBytes = 16;
const macBytes = 16;
/** Id, generation and expiry. */
const bodyBytes = idBytes + 8;
export const linkTokenLength = Math.ceil(((bodyBytes + macBytes) * 4) / 3);

/** What a link says: which inquiry it opens, and until when. */
export interface InquiryLink {
  inquiryId: string;
  /** Only links of the present generation of the inquiry are valid. */
  generation: number;
  expiresAt: Date;
}

export interface InquiryLinks {
  /** The token of a link that opens one inquiry, for 90 days. */
  sign(inquiry: { id: string; linkGeneration: number }, now: Date): string;
  /** What a token says, which may have expired; undefined when it was not signed here. */
  read(token: string): InquiryLink | undefined;
}

function keyOf(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', Buffer.from(secret, 'base64'), '', purpose, 32));
}

const macOf = (key: Buffer, body: Buffer): Buffer =>
  createHmac('sha256', key).update(body).digest().subarray(0, macBytes);

/**
 * Signs links with a key derived from SMWP_PASSWORD_KEY; those signed with a former key are good as long as that one is among
 * SMWP_PASSWORD_OLD_KEYS. A link names nobody: it is the right to read and answer one inquiry, or what another purpose says; links
 * of one purpose are no links of another.
 */
export function createInquiryLinks(
  { SMWP_PASSWORD_KEY, SMWP_PASSWORD_OLD_KEYS }: Pick<SupportConfig, 'SMWP_PASSWORD_KEY' | 'SMWP_PASSWORD_OLD_KEYS'>,
  purpose = 'links to inquiries',
): InquiryLinks {
  const current = keyOf(SMWP_PASSWORD_KEY, purpose);
  const keys = [current, ...(SMWP_PASSWORD_OLD_KEYS?.split(',') ?? []).map((secret) => keyOf(secret, purpose))];
  return {
    sign({ id, linkGeneration }, now) {
      const body = Buffer.alloc(bodyBytes);
      body.write(id.replaceAll('-', ''), 'hex');
      body.writeUInt32BE(linkGeneration, idBytes);
      body.writeUInt32BE(Math.floor((now.getTime() + linkDays * dayMs) / 1_000), idBytes + 4);
      return Buffer.concat([body, macOf(current, body)]).toString('base64url');
    },
    read(token) {
      const bytes = Buffer.from(token, 'base64url');
      if (bytes.length !== bodyBytes + macBytes || bytes.toString('base64url') !== token) return undefined;
      const body = bytes.subarray(0, bodyBytes);
      const mac = bytes.subarray(bodyBytes);
      if (!keys.some((key) => timingSafeEqual(mac, macOf(key, body)))) return undefined;
      const hex = body.toString('hex', 0, idBytes);
      return {
        inquiryId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
        generation: body.readUInt32BE(idBytes),
        expiresAt: new Date(body.readUInt32BE(idBytes + 4) * 1_000),
      };
    },
  };
}
