// What the portal process takes to judge access tokens as the services do
export { hasRole } from './auth/access.ts';
export { accessTokens } from './auth/access-tokens.ts';
export { verifiedUser } from './auth/guard.ts';
export type { SessionUser } from './auth/session-user.ts';
export { isStepUpDue } from './auth/step-up.ts';
export { pollRevocations } from './revocations/add-revocations.ts';
export { createRevocations } from './revocations/revocations.ts';
export type { Revocations } from './revocations/revocations.ts';
