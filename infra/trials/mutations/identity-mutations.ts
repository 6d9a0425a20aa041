import type { Mutation } from './mutations.ts';

const account = 'services/account/src';
const community = 'services/community/src';
const education = 'services/education/src';
const kit = 'services/kit/src';
const support = 'services/support/src';
const portal = 'shell/server/src';

/** The single faults by which an attacker would be taken for somebody else, or do and see what others may. */
export const identityMutations: Mutation[] = [
  {
    fault: 'a member replaces a picture inside a published text',
    file: `${kit}/media/media-service.ts`,
    code: 'if (!isEditor(user) && (await repository(trx).isUsed(mediaId)))',
    becomes: 'if (row.version < 0)',
    test: `${community}/features/media/media-rights.db.test.ts`,
  },
  {
    fault: 'pictures stay public when their text is withdrawn',
    file: `${kit}/media/send-shown-image.ts`,
    code: 'if (!isPublic && !(user && (hasIt(user) || (await isShown(user))))) throw problem.notFound(missing);',
    becomes: 'if (!isPublic && missing === hasIt.name) throw problem.notFound(String(user));',
    test: `${community}/features/media/media-rights.db.test.ts`,
  },
  {
    fault: 'a stolen session changes where inquiries are mailed to',
    file: `${support}/features/settings/settings-routes.ts`,
    code: "config: { access: 'manager', stepUp: 'mail' },",
    becomes: "config: { access: 'manager' },",
    test: `${support}/rights.db.test.ts`,
  },
  {
    fault: 'a stolen session changes the text of the mail for a new password',
    file: `${kit}/mail-templates/mail-template-routes.ts`,
    code: "`${path}/:name`,\n    {\n      config: { access, stepUp: 'mail' },",
    becomes: '`${path}/:name`,\n    {\n      config: { access },',
    test: `${account}/rights-table.db.test.ts`,
  },
  {
    fault: 'a stolen session suspends administrators',
    file: `${account}/features/members/member-routes.ts`,
    code: "`${base}/suspend`,\n    {\n      config: { access: 'administrator', stepUp: 'rights' },",
    becomes: "`${base}/suspend`,\n    {\n      config: { access: 'administrator' },",
    test: `${account}/rights-table.db.test.ts`,
  },
  {
    fault: 'a stolen session pages through all applicants',
    file: `${kit}/quotas/step-up-allowance.ts`,
    code: "await takeAllowance(request.server, request.user, 'rows', Math.max(1, rowsIn(payload)));",
    becomes: "await takeAllowance(request.server, request.user, 'rows');",
    test: `${kit}/quotas/step-up-allowance.db.test.ts`,
  },
  {
    fault: 'the audit log names another person than the one who was shown',
    file: `${kit}/records/record-routes.ts`,
    code: 'if (userId !== undefined && email === undefined) return',
    becomes: 'if (userId !== undefined) return',
    test: `${kit}/records/records.db.test.ts`,
  },
  {
    fault: 'anonymous clients fill the audit log, which cannot be deleted from',
    file: `${portal}/release/control/refusal-log.ts`,
    code: 'if (!caller) return;',
    becomes: "caller ??= { kind: 'team', section: section ?? '' };",
    test: `${portal}/release/control/refusal-log.test.ts`,
  },
  {
    fault: 'others who know the password block the second factor of a running session',
    file: `${account}/features/second-factor/proof-service.ts`,
    code: "quotas.attempt({}, ['step-up-failures-per-session'], { session: sessionId })",
    becomes: "quotas.attempt({}, ['second-factor-failures-per-account'], { account: userId })",
    test: `${account}/features/second-factor/failures.db.test.ts`,
  },
  {
    fault: 'the owner gets no mail when others guess the second factor',
    file: `${account}/features/second-factor/proof-service.ts`,
    code: 'if (!isRight) await warnOwner(asked.userId);',
    becomes: '',
    test: `${account}/features/second-factor/failures.db.test.ts`,
  },
  {
    fault: 'others who request sign-in links invalidate that of the owner',
    file: `${account}/features/sign-in-link/link-repository.ts`,
    code: 'async insert(userId: string, token: string, browser: string): Promise<void> {',
    becomes:
      "async insert(userId: string, token: string, browser: string): Promise<void> {\n      await db('sign_in_links').where({ userId }).delete();",
    test: `${account}/features/sign-in/every-way-in.db.test.ts`,
  },
  {
    fault: 'others who request a new password invalidate the link of the owner',
    file: `${account}/features/password/password-service.ts`,
    code: 'await createResetRepository(trx).insert(user.id, tokenHash);',
    becomes:
      'await createResetRepository(trx).removeAll(user.id);\n        await createResetRepository(trx).insert(user.id, tokenHash);',
    test: `${account}/features/sign-in/every-way-in.db.test.ts`,
  },
  {
    fault: 'a session cookie that another host of the domain has set counts',
    file: `${account}/features/sessions/session-cookies.ts`,
    code: 'return cookies[isOnHttps(server.config.PUBLIC_ORIGIN) ? hostRefreshCookie : refreshCookie];',
    becomes:
      'return (isOnHttps(server.config.PUBLIC_ORIGIN) ? cookies[hostRefreshCookie] : undefined) ?? cookies[refreshCookie];',
    test: `${account}/features/sessions/cookies-on-https.db.test.ts`,
  },
  {
    fault: 'the public number of applications shows whether an address has applied',
    file: `${education}/features/trainings/present-training.ts`,
    code: 'applied: training.provenApplied,',
    becomes: 'applied: training.applied,',
    test: `${education}/features/trainings/proven-counts.db.test.ts`,
  },
  {
    fault: 'the owner who opens a mailed link lets in who signed up with the address',
    file: `${account}/features/verification/verification-service.ts`,
    code: 'if (!(await isOwnBrowser(userId))) {',
    becomes: 'if (password !== undefined && !(await isOwnBrowser(userId))) {',
    test: `${account}/features/verification/verification.db.test.ts`,
  },
  {
    fault: 'the sessions of who signed up with an address outlive the new password of its owner',
    file: `${account}/features/password/password-service.ts`,
    code: 'await createSessionRepository(trx).endAll(user.id, how.ended, how.keptSession);',
    becomes:
      "if (how.action !== 'password.reset') await createSessionRepository(trx).endAll(user.id, how.ended, how.keptSession);",
    test: `${account}/features/verification/verification.db.test.ts`,
  },
  {
    fault: 'the authenticator of who signed up with an address locks its owner out',
    file: `${account}/features/verification/first-proof.ts`,
    code: 'await createTotpRepository(trx).removeAll(userId);',
    becomes: '',
    test: `${account}/features/verification/verification.db.test.ts`,
  },
  {
    fault: 'a program that reads mails confirms an address by opening the link',
    file: 'shell/src/account/features/verify-email/verification-form.tsx',
    code: "useEffect(() => asked.current?.querySelector('input')?.focus(), [needsPassword]);",
    becomes: 'useEffect(() => void verifyEmail(api, { token }), [needsPassword]);',
    test: 'shell/src/account/pages/verify-email.test.tsx',
  },
  {
    fault: 'a typed address joins the inquiries of two guests',
    file: `${support}/features/merging/merge-repository.ts`,
    code: "\n    .whereNotNull('confirmedAt')",
    becomes: '',
    test: `${support}/features/merging/guest-merging.db.test.ts`,
  },
  {
    fault: 'a stolen access token adds an authenticator',
    file: `${account}/features/step-up/fresh-proof.ts`,
    code: "if (proof === 'recent')\n      route.onRequest =",
    becomes: 'if (proof === undefined)\n      route.onRequest =',
    test: `${account}/features/step-up/fresh-proof.db.test.ts`,
  },
  {
    fault: 'one mailbox in 18 spellings gets 18 mails',
    file: `${kit}/quotas/quota-subject.ts`,
    code: 'return mailbox(text);',
    becomes: 'return text;',
    test: `${kit}/quotas/quota-subject.test.ts`,
  },
  {
    fault: 'made-up addresses close the password reset for everybody',
    file: `${account}/features/password/password-service.ts`,
    code: 'if (!user || !(await mayMail(user))) return;',
    becomes: 'if (!(await mayMail(user ?? ({ id: email, email } as User))) || !user) return;',
    test: `${account}/features/sign-in/every-way-in.db.test.ts`,
  },
  {
    fault: 'many posts are published with texts that no editor has read',
    file: `${community}/features/moderation/moderation-service.ts`,
    code: "return row.version === version ? undefined : 'stale-edit';",
    becomes: "return row.version >= (version ?? 1) ? undefined : 'stale-edit';",
    test: `${community}/features/moderation/changed-meanwhile.db.test.ts`,
  },
  {
    fault: 'an editor changes what somebody else has changed since it was seen',
    file: `${kit}/input/seen-version.ts`,
    code: 'if (seen !== undefined && seen !== version)',
    becomes: 'if (seen !== undefined && seen > version)',
    test: `${education}/seen-versions.db.test.ts`,
  },
];
