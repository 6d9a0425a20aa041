import { hasRole } from '@portal/service-kit';
import type { SessionUser } from '@portal/service-kit';
import type { StoredApplication } from '../applications/application-repository.ts';

/** What a request can show for itself. */
export interface Proof {
  user: SessionUser | undefined;
  /** Applications that this browser sent. */
  receipts: readonly number[];
  /** Address whose mailed link was opened in this browser, in lower case. */
  email: string | undefined;
}

/** Whether somebody may see and cancel an application. A member's own address counts only once it is verified. */
export function mayHandle(
  { user, receipts, email }: Proof,
  application: Pick<StoredApplication, 'applicationId' | 'userId' | 'email'>,
): boolean {
  const address = application.email.toLowerCase();
  return (
    hasRole(user, 'agent', 'education') ||
    (user !== undefined && user.id === application.userId) ||
    (user !== undefined && user.isEmailVerified && user.email.toLowerCase() === address) ||
    receipts.includes(application.applicationId) ||
    email === address
  );
}
