import { Type } from '@portal/service-kit';
import type { ServiceApp, Static } from '@portal/service-kit';

/** What support reads from its environment beside the common variables. */
export const supportConfigSchema = Type.Object({
  SMWP_PASSWORD_KEY: Type.String({
    pattern: '^[A-Za-z0-9+/]{43}=$',
    secret: true,
    description:
      '32 random bytes in base64; they encrypt the passwords of SMWP applications and sign links to inquiries',
  }),
  SMWP_PASSWORD_OLD_KEYS: Type.Optional(
    Type.String({
      pattern: '^[A-Za-z0-9+/]{43}=(,[A-Za-z0-9+/]{43}=)*$',
      description:
        'former values of SMWP_PASSWORD_KEY, separated by commas, so that what they encrypted can still be read and links that they signed still work',
    }),
  ),
  INQUIRY_REPLY_ADDRESS: Type.Optional(
    Type.String({
      pattern: '^[a-zA-Z0-9._-]{1,20}@[a-zA-Z0-9.-]+$',
      description:
        'the mailbox whose plus addresses (`inquiries+…@example.com`) are where replies to inquiries are answered to; needs INBOUND_MAIL_TOKEN or IMAP_URL',
    }),
  ),
  INBOUND_MAIL_TOKEN: Type.Optional(
    Type.String({
      minLength: 24,
      maxLength: 200,
      secret: true,
      description: 'by which the mail server that hands over such mails is known',
    }),
  ),
  IMAP_URL: Type.Optional(
    Type.String({
      pattern: '^imaps?://[^/@:]+:[^/@]+@[^/@]+(/.*)?$',
      secret: true,
      description:
        'the mailbox behind INQUIRY_REPLY_ADDRESS, such as `imaps://user:password@mail.example.com/INBOX`; not read when left out',
    }),
  ),
  IMAP_POLL_SECONDS: Type.Integer({ minimum: 1, maximum: 3_600, default: 30, description: 'how often it is read' }),
  SUPPORT_INBOX: Type.Optional(
    Type.String({
      pattern: '^[^\\s@,;<>]+@[^\\s@,;<>]+$',
      description: 'the address that inquiries are mailed to; MAIL_FROM when left out',
    }),
  ),
});

export type SupportConfig = Static<typeof supportConfigSchema>;
export type SupportApp = ServiceApp<SupportConfig>;

/** The address in MAIL_FROM, which may be `SELMATRIX <contact@selmatrix.example>` or bare. */
export function senderAddressOf({ MAIL_FROM }: { MAIL_FROM: string }): string {
  return /<([^<>]+)>/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM.trim();
}

/** Where inquiries are mailed to as long as no admin has said otherwise. */
export function defaultInboxOf(config: SupportConfig & { MAIL_FROM: string }): string {
  return config.SUPPORT_INBOX ?? senderAddressOf(config);
}
