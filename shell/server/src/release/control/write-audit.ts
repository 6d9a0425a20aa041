import type { PointerAction } from '@portal/contract';
import { recordAudit, type AuditEntry } from '@portal/service-kit/database';
import type { StateStore } from '../pointers/state-store.ts';

/** Writes what happened without a move; rejects with StateUnavailable while Postgres is away. */
export type WriteAudit = (entry: AuditEntry) => Promise<void>;

export const auditWriter =
  (state: StateStore): WriteAudit =>
  (entry) =>
    state.attempt(() => recordAudit(state.db, entry));

/** What the log calls the moves of pointers. */
export const auditActions: Record<PointerAction, string> = {
  build: 'release.build',
  live: 'release.live',
  canary: 'release.canary',
  promote: 'release.promote',
  rollback: 'release.rollback',
  heal: 'release.heal',
};
