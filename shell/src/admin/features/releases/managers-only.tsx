import { can, PageProblem, useSession } from '@portal/kit';
import type { ReactNode } from 'react';

/** A page about one section, which the route does not know: others than its managers are told which role is missing. */
export function ManagersOnly({ section, children }: { section: string; children: ReactNode }) {
  const { user } = useSession();
  if (!can(user, section, 'manager')) return <PageProblem status={403} needed={{ requiredRole: 'manager', section }} />;
  return children;
}
