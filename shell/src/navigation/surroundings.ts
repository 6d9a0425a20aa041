import { can, getPortal, type Portal } from '@portal/kit';
import type { PreparedPage } from '@portal/kit/host';
import type { AdminFrame } from '../admin/frame/admin-frame.tsx';

/** Loads the frame around a page. The function that it resolves to shows the frame, together with the page. */
export type Surroundings = (page: PreparedPage) => Promise<() => void>;

/**
 * Pages that need a role are shown inside the admin frame, for everybody who has any role: a person whose access is
 * refused finds other pages in its menu. Nobody else loads its code. A section that failed leaves it as it is.
 */
export function createSurroundings({ session, report }: Pick<Portal, 'session' | 'report'>): Surroundings {
  let frame: AdminFrame | undefined;
  let loading: Promise<void> | undefined;

  async function load(): Promise<void> {
    const { makeAdminFrame } = await import(/* webpackChunkName: "admin" */ '../admin/frame/admin-frame.tsx');
    frame = await makeAdminFrame(getPortal());
  }

  return async (page) => {
    const isFramed =
      page.access !== undefined && page.access !== 'member' && can(session.store.getState().user, '*', 'staff');
    if (isFramed) {
      loading ??= load().catch((error: unknown) => {
        loading = undefined;
        report({ section: 'shell', kind: 'load', message: error });
      });
      await loading;
    }
    return () => frame?.toggle(isFramed);
  };
}
