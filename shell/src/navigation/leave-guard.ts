import type { PortalState } from '@portal/kit/host';
import type { HistoryEntries } from './history-entries.ts';

export interface LeaveGuard {
  /** Asks when something on the page would be lost by leaving it; true when it may be left. */
  mayLeave(): Promise<boolean>;
  /** Whether a step of Back or Forward is held up, so that nobody else hears of it. */
  stops(event: Event): boolean;
}

interface LeaveGuardInput {
  portal: Pick<PortalState, 'leaveGuards' | 'alerts' | 'i18n' | 'locale'>;
  entries: HistoryEntries;
  /** True when the address has come to another page than the one shown. */
  isElsewhere(): boolean;
}

/**
 * Asks before every way to leave a page with unsaved changes. Back and Forward change the URL first, so they are undone
 * before the question, and repeated after it. The browser itself asks before a reload or closing (useLeaveGuard).
 */
export function createLeaveGuard({ portal, entries, isElsewhere }: LeaveGuardInput): LeaveGuard {
  const { leaveGuards, alerts, i18n } = portal;
  let onReturned: (() => void) | undefined;

  async function mayLeave(): Promise<boolean> {
    if (leaveGuards.size === 0) return true;
    const t = i18n.getFixedT(portal.locale(), 'shell');
    const question = {
      title: t('common.leave.title'),
      text: t('common.leave.text'),
      confirmLabel: t('common.leave.confirm'),
    };
    const isSure = await alerts.confirm(question);
    if (isSure) leaveGuards.clear();
    return isSure;
  }

  async function returnAndAsk(steps: number): Promise<void> {
    await new Promise<void>((resolve) => {
      onReturned = resolve;
      history.go(-steps);
    });
    if (await mayLeave()) history.go(steps);
  }

  function stops(event: Event): boolean {
    if (onReturned) {
      onReturned();
      onReturned = undefined;
    } else {
      const steps = entries.here().index - entries.shown().index;
      if (leaveGuards.size === 0 || steps === 0 || !isElsewhere()) return false;
      void returnAndAsk(steps);
    }
    event.stopImmediatePropagation();
    return true;
  }

  return { mayLeave, stops };
}
