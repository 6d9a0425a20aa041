import { withOwner, type Retention } from '@portal/service-kit';

const token = [{ when: 'expired', since: 'expires_at', days: 1 }];

/** What becomes of the rows of the service: those of a person go with the account, by `erase`. */
export const accountRetention: Retention = {
  users: { kept: 'until the person leaves' },
  sessions: [
    {
      when: 'ended, or not renewed for 14 days',
      since: `coalesce(ended_at, renewed_at + interval '14 days')`,
      days: 90,
    },
  ],
  // One that is used again within this time ends its session, which a thief may have
  refresh_tokens: [{ when: 'used', since: 'used_at', days: 30 }],
  challenges: token,
  email_verifications: token,
  password_resets: token,
  sign_in_links: token,
  sign_in_attempts: [{ when: 'last changed', since: 'changed_at', days: 1 }],
  backups: [{ when: 'made', since: 'at', days: 400 }],
  consents: withOwner,
  passkeys: withOwner,
  recovery_codes: withOwner,
  release_mail_choices: withOwner,
  section_roles: withOwner,
  totp_keys: withOwner,
  erasures: { kept: 'ids that name no person any more: services read who left' },
  told_releases: { kept: '30 days, by the job of release mails' },
};
