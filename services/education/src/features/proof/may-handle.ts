import { hasRole, normalEmail } from '@portal/service-kit';
import type { SessionUser } from '@portal/service-kit';
import type { StoredApplication } from '../applications/application-repository.ts';

/** What a request can show for itself. */
export interface Proof {
  user: SessionUser | undefined;
  /** Applications that this browser sent. */
  receipts: readonly number[];
  /** Address whose mailed link was opened in this browser, in its normal form. */
  email: string | undefined;
}

/** Whether somebody may see and cancel an application. A member's own address counts only once it is verified. */
export function mayHandle(
  { user, receipts, email }: Proof,
  {
    applicationId,
    userId,
    address,
    isRepeat,
  }: Pick<StoredApplication, 'applicationId' | 'userId' | 'address' | 'isRepeat'>,
): boolean {
  if ((user !== undefined && user.id === userId) || receipts.includes(applicationId)) return true;
  // Only its sender takes a repeated one for an application
  if (isRepeat) return false;
  return (
    hasRole(user, 'agent', 'education') ||
    (user !== undefined && address !== null && user.isEmailVerified && normalEmail(user.email) === address) ||
    (address !== null && email === address)
  );
}
