import cookie from '@fastify/cookie';
import { createRevisions, defineService, runMaintenance } from '@portal/service-kit';
import { migrations } from '../migrations/index.ts';
import { seedFirstAdmin } from '../seeds/first-admin.ts';
import { accountMails } from './account-mails.ts';
import { accountConfigSchema, signingKeyOf } from './config.ts';
import type { AccountApp } from './config.ts';
import { auditRoutes } from './features/audit/audit-routes.ts';
import { deviceRoutes } from './features/devices/device-routes.ts';
import { keyRoutes } from './features/keys/key-routes.ts';
import { mailboxRoutes } from './features/mailbox/mailbox-routes.ts';
import { memberRoutes } from './features/members/member-routes.ts';
import { passwordRoutes } from './features/password/password-routes.ts';
import { accountPersonalData } from './features/profile/personal-data.ts';
import { profileRoutes } from './features/profile/profile-routes.ts';
import { sessionRoutes } from './features/sessions/session-routes.ts';
import { storedUser } from './features/sessions/session-guard.ts';
import { releaseMailRoutes } from './features/release-mails/release-mail-routes.ts';
import { secondFactorRoutes } from './features/second-factor/second-factor-routes.ts';
import { secondStepRoutes } from './features/sign-in/second-step-routes.ts';
import { signInRoutes } from './features/sign-in/sign-in-routes.ts';
import { linkRoutes } from './features/sign-in-link/link-routes.ts';
import { signUpRoutes } from './features/sign-up/sign-up-routes.ts';
import { declareProofs } from './features/step-up/fresh-proof.ts';
import { stepUpRoutes } from './features/step-up/step-up-routes.ts';
import { userRoutes } from './features/users/user-routes.ts';
import { verificationRoutes } from './features/verification/verification-routes.ts';
import { accountQuotas } from './quotas.ts';
import { accountOverview } from './overview-repository.ts';
import { accountLookup, accountPerson } from './record-repository.ts';
import { accountRetention } from './retention.ts';

async function accountRoutes(app: AccountApp): Promise<void> {
  const revisions = createRevisions(app.db);
  runMaintenance(app, { everyMs: 60_000, jobs: { 'tidy the history': () => revisions.maintain() } });
  await app.register(cookie);
  app.addHook('onRequest', async (_request, reply) => {
    // Answers are about one person; the keys say otherwise for themselves
    reply.header('cache-control', 'no-store');
  });
  declareProofs(app);
  keyRoutes(app);
  signUpRoutes(app);
  await signInRoutes(app);
  secondStepRoutes(app);
  linkRoutes(app);
  sessionRoutes(app);
  verificationRoutes(app);
  userRoutes(app);
  passwordRoutes(app);
  profileRoutes(app);
  deviceRoutes(app);
  secondFactorRoutes(app);
  stepUpRoutes(app);
  memberRoutes(app);
  auditRoutes(app);
  releaseMailRoutes(app);
  mailboxRoutes(app);
}

/** Members, their sessions and the tokens that every other service trusts. */
export const accountService = defineService({
  name: 'account',
  bases: { user: accountRoutes },
  migrations,
  retention: accountRetention,
  quotas: accountQuotas,
  personalData: accountPersonalData,
  mails: accountMails,
  overview: accountOverview,
  person: accountPerson,
  lookup: accountLookup,
  seed: ({ db, config }) => seedFirstAdmin(db, config),
  configSchema: accountConfigSchema,
  signingKey: signingKeyOf,
  storedUser,
});
