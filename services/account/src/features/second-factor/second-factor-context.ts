import { quotasOf } from '@portal/service-kit';
import { totpKeysOf } from '../../config.ts';
import type { AccountApp } from '../../config.ts';
import { accountQuotas } from '../../quotas.ts';
import { createProofService } from './proof-service.ts';
import { createTotpCipher } from './totp.ts';
import { createWebAuthn } from './webauthn.ts';

/** What the routes that set up or ask for a second factor are made of. */
export function secondFactorContext(app: AccountApp) {
  const { db } = app;
  const publicOrigin = app.config.PUBLIC_ORIGIN;
  const webAuthn = createWebAuthn(publicOrigin);
  const cipher = createTotpCipher(totpKeysOf(app.config));
  const proofs = createProofService({ db, quotas: quotasOf(app, accountQuotas), webAuthn, cipher, publicOrigin });
  return { db, publicOrigin, webAuthn, cipher, proofs };
}
