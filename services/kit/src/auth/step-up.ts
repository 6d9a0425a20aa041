import { problem } from '@portal/runtime';
import type { SessionUser } from './session-user.ts';

/** How old a second factor may be where one is asked for. */
const stepUpSeconds = 15 * 60;
/** Another process wrote the time; its clock may be ahead. */
const clockToleranceSeconds = 5;

/** Whether somebody has to prove a second factor again before a call that asks for a recent one. */
export function isStepUpDue({ needsStepUp, secondFactorAt }: SessionUser, now = Date.now()): boolean {
  if (!needsStepUp) return false;
  const age = now / 1_000 - (secondFactorAt ?? -Infinity);
  return age > stepUpSeconds || age < -clockToleranceSeconds;
}

/** Throws 403 `step-up-required` unless the second factor is recent; `second-factor-required` for who needs one and has none. */
export function refuseOldProof(user: SessionUser): void {
  if (!isStepUpDue(user)) return;
  throw problem.forbidden(user.isSecondFactorMissing ? 'second-factor-required' : 'step-up-required');
}
