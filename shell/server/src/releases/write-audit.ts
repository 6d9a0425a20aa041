import { recordAudit, type AuditEntry } from '@portal/service-kit/database';
import type { StateStore } from '../state/state-store.ts';

/** Writes what happened without a move; rejects with StateUnavailable while Postgres is away. */
export type WriteAudit = (entry: AuditEntry) => Promise<void>;

export const auditWriter =
  (state: StateStore): WriteAudit =>
  (entry) =>
    state.attempt(() => recordAudit(state.db, entry));
