import { useCallback, useEffect, useRef } from 'react';
import { usePortal } from './portal-context.tsx';

function askBrowser(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/**
 * While `changed`, the visitor is asked before anything that would lose the changes: links, Back, reload, another
 * section, a session that ends. Returns a function that gives up the guard at once, for going on after saving.
 */
export function useLeaveGuard(changed: boolean): () => void {
  const { leaveGuards } = usePortal();
  const guard = useRef<object>(undefined);

  const release = useCallback(() => {
    leaveGuards.delete(guard.current);
    guard.current = undefined;
    removeEventListener('beforeunload', askBrowser);
  }, [leaveGuards]);

  useEffect(() => {
    if (!changed) return;
    guard.current = {};
    leaveGuards.add(guard.current);
    addEventListener('beforeunload', askBrowser);
    return release;
  }, [changed, leaveGuards, release]);
  return release;
}
