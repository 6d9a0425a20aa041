import { can, PageProblem, useSession } from '@portal/kit';
import type { ReactNode } from 'react';

/**
 * A page for managers of one section. The route does not know the section, so the role is checked here; everybody else sees
 * which role they need.
 */
export function ManagersOnly({ section, children }: { section: string; children: ReactNode }) {
  const { user } = useSession();
  if (!can(user, section, 'manager')) return <PageProblem status={403} needed={{ requiredRole: 'manager', section }} />;
  return children;
}
