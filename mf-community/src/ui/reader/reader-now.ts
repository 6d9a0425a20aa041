import { getPortal } from '@portal/kit';

/** The e-mail of the one whom a loader's calls are made for. The server knows nobody. */
export function readerNow(): string | undefined {
  return typeof window === 'undefined' ? undefined : getPortal().session.store.getState().user?.email;
}
