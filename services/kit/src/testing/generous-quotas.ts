import { quotaVariable, type QuotaRegistry } from '../quotas/quota-registry.ts';

/**
 * Quotas for tests, which make hundreds of members, posts and applications from one address within minutes; every test stack
 * is started with them (test-environment.ts, infra/local/stack/start-stack.ts). Quotas of one person that tests of pages use up
 * keep their defaults, such as five failures in 15 minutes. The tests of the quotas themselves set their own.
 */
const generous = '1000000/1m';

export const generousQuotas: Record<string, string> = Object.fromEntries(
  [
    'ACCOUNT_QUOTA_SIGN_UPS_PER_ADDRESS',
    'ACCOUNT_QUOTA_SIGN_UPS_PER_EMAIL',
    'ACCOUNT_QUOTA_SIGN_UPS',
    'ACCOUNT_QUOTA_SIGN_IN_FAILURES_PER_ACCOUNT',
    'ACCOUNT_QUOTA_SIGN_IN_FAILURES_PER_ADDRESS',
    'ACCOUNT_QUOTA_PASSKEY_SIGN_INS_PER_ADDRESS',
    'ACCOUNT_QUOTA_PASSKEY_SIGN_INS',
    'ACCOUNT_QUOTA_PASSKEY_FAILURES_PER_ADDRESS',
    'ACCOUNT_QUOTA_SIGN_IN_LINKS_PER_ADDRESS',
    'ACCOUNT_QUOTA_SIGN_IN_LINKS_PER_EMAIL',
    'ACCOUNT_QUOTA_SIGN_IN_LINKS',
    'ACCOUNT_QUOTA_SIGN_IN_LINK_FAILURES_PER_ADDRESS',
    'ACCOUNT_QUOTA_RESET_MAILS_PER_ADDRESS',
    'ACCOUNT_QUOTA_RESET_MAILS_PER_EMAIL',
    'ACCOUNT_QUOTA_RESET_MAILS',
    'ACCOUNT_QUOTA_VERIFICATION_MAILS_PER_EMAIL',
    'ACCOUNT_QUOTA_VERIFICATION_MAILS',
    'EDUCATION_QUOTA_GUEST_APPLICATIONS_PER_ADDRESS_AND_TRAINING',
    'EDUCATION_QUOTA_GUEST_APPLICATIONS_PER_ADDRESS',
    'EDUCATION_QUOTA_GUEST_APPLICATIONS',
    'EDUCATION_QUOTA_APPLICATIONS_PER_ACCOUNT',
    'EDUCATION_QUOTA_APPLICATIONS_PER_EMAIL',
    'EDUCATION_QUOTA_LOOKUP_LINKS_PER_ADDRESS',
    'EDUCATION_QUOTA_LOOKUP_LINKS_PER_EMAIL',
    'EDUCATION_QUOTA_LOOKUP_LINKS',
    'EDUCATION_QUOTA_LOOKUPS_PER_ADDRESS',
    'COMMUNITY_QUOTA_POSTS_PER_ACCOUNT',
    'COMMUNITY_QUOTA_POSTS_PER_ADDRESS',
    'COMMUNITY_QUOTA_POSTS',
    'COMMUNITY_QUOTA_CHANGES_PER_ACCOUNT',
    'COMMUNITY_QUOTA_ANSWERS_PER_ACCOUNT',
    'COMMUNITY_QUOTA_ANSWERS_PER_ADDRESS',
    'COMMUNITY_QUOTA_UPLOADS_PER_ACCOUNT',
    'COMMUNITY_QUOTA_UPLOADS_PER_ADDRESS',
    'SUPPORT_QUOTA_INQUIRIES_PER_ADDRESS',
    'SUPPORT_QUOTA_INQUIRIES',
  ].map((variable) => [variable, generous]),
);

/** Those of one service, by the quotas that it declares. */
export function generousQuotasOf({
  name,
  quotas = {},
}: {
  name: string;
  quotas?: QuotaRegistry;
}): Record<string, string> {
  const declared = new Set(Object.keys(quotas).map((quota) => quotaVariable(name, quota)));
  return Object.fromEntries(Object.entries(generousQuotas).filter(([variable]) => declared.has(variable)));
}
