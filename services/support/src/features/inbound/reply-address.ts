import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { SupportConfig } from '../../config.ts';

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';
/** 60 bits: nobody guesses an address, and the part before the @ stays below the 64 characters of RFC 5321. */
const macLetters = 12;

type Keys = Pick<SupportConfig, 'SMWP_PASSWORD_KEY' | 'SMWP_PASSWORD_OLD_KEYS' | 'INQUIRY_REPLY_ADDRESS'>;

/** Addresses to which a mail is a message of one inquiry. */
export interface ReplyAddresses {
  of(inquiry: { number: string }): string;
  /** The number of the inquiry that one of some addresses is of; undefined when none was made here. */
  numberOf(recipients: readonly string[]): string | undefined;
}

const keyOf = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', Buffer.from(secret, 'base64'), '', 'reply addresses of inquiries', 32));

/** Capitals may get lost on the way of a mail, so there are none. */
function macOf(key: Buffer, number: string): string {
  const bytes = createHmac('sha256', key).update(number).digest();
  return Array.from({ length: macLetters }, (_, index) => alphabet[(bytes[index] ?? 0) % alphabet.length]).join('');
}

/**
 * Plus addresses below INQUIRY_REPLY_ADDRESS, signed with a key derived from SMWP_PASSWORD_KEY as links to inquiries are;
 * undefined without that address, where mails are answered on the site only.
 */
export function createReplyAddresses({
  INQUIRY_REPLY_ADDRESS,
  SMWP_PASSWORD_KEY,
  SMWP_PASSWORD_OLD_KEYS,
}: Keys): ReplyAddresses | undefined {
  const [local, domain] = INQUIRY_REPLY_ADDRESS?.toLowerCase().split('@') ?? [];
  if (local === undefined || domain === undefined) return undefined;
  const current = keyOf(SMWP_PASSWORD_KEY);
  const keys = [current, ...(SMWP_PASSWORD_OLD_KEYS?.split(',') ?? []).map(keyOf)];

  function read(recipient: string): string | undefined {
    const address = recipient.trim().toLowerCase().replaceAll(/^<|>$/g, '');
    if (!address.startsWith(`${local}+`) || !address.endsWith(`@${domain}`)) return undefined;
    const tag = address.slice(`${local}+`.length, -`@${domain}`.length);
    const number = tag.slice(0, -macLetters - 1).toUpperCase();
    const mac = Buffer.from(tag.slice(-macLetters));
    const isGenuine = keys.some((key) => {
      const expected = Buffer.from(macOf(key, number));
      return expected.length === mac.length && timingSafeEqual(expected, mac);
    });
    return isGenuine ? number : undefined;
  }

  return {
    of: ({ number }) => `${local}+${number.toLowerCase()}-${macOf(current, number)}@${domain}`,
    numberOf(recipients) {
      for (const recipient of recipients) {
        const number = read(recipient);
        if (number !== undefined) return number;
      }
      return undefined;
    },
  };
}
