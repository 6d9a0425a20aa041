import { useCallback, useEffect, useRef } from 'react';
import { useConfirm, usePortal } from './portal-context.tsx';
import { useTranslation } from './use-translation.ts';

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

/** Returns a function that asks before a form is given up by a button of its own; resolves to true when it may be. */
export function useLeaveQuestion(): () => Promise<boolean> {
  const confirm = useConfirm();
  const { t } = useTranslation('shell');
  return () =>
    confirm({
      title: t('common.leave.title'),
      text: t('common.leave.text'),
      confirmLabel: t('common.leave.confirm'),
    });
}
