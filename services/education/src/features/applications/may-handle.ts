import { hasRole, normalEmail } from '@portal/service-kit';
import type { SessionUser } from '@portal/service-kit';
import type { StoredApplication } from './application-repository.ts';

/** What a request can show for itself. */
export interface Proof {
  user: SessionUser | undefined;
  /** Applications that this browser sent. */
  receipts: readonly number[];
  /** Address whose mailed link was opened in this browser, in its normal form. */
  email: string | undefined;
}

/** Whether somebody has shown that an address, in its normal form, is theirs: a member's own counts only once it is verified. */
export function provesAddress({ user, email }: Pick<Proof, 'user' | 'email'>, address: string): boolean {
  return (user !== undefined && user.isEmailVerified && normalEmail(user.email) === address) || email === address;
}

/** Whether somebody may see and cancel an application. */
export function mayHandle(
  proof: Proof,
  {
    applicationId,
    userId,
    address,
    isRepeat,
  }: Pick<StoredApplication, 'applicationId' | 'userId' | 'address' | 'isRepeat'>,
): boolean {
  const { user, receipts } = proof;
  if ((user !== undefined && user.id === userId) || receipts.includes(applicationId)) return true;
  // Only its sender takes a repeated one for an application
  if (isRepeat) return false;
  return hasRole(user, 'agent', 'education') || (address !== null && provesAddress(proof, address));
}
