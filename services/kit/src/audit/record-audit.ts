import type { Knex } from 'knex';
import { normalEmail } from '@portal/text-bounds';

/** One line of the audit log: who did what, when (now), to what, and whose data it was. */
export interface AuditEntry {
  /** Left out: the system itself. */
  actor?: { id: string; email: string; name?: string };
  /** Noun and verb, such as `training.create`, `applicants.view`, `applicants.export`. */
  action: string;
  /** `label` is for readers: a title, or an address, which is wiped when its owner leaves. */
  target?: { type: string; id: string; label?: string };
  /** Whose data: user ids or e-mail addresses. */
  subjects?: string[];
  /**
   * What changed, as field names, counts and states: never secrets, and no personal data, which could not be erased again.
   * `before` holds the former values of those that it names, so that a reader sees old and new.
   */
  details?: Record<string, unknown>;
  requestId?: string;
}

/** Ids and texts that are no address stay as they are, addresses are compared in their normal form; each subject once. */
function subjectsOf(subjects: string[]): string[] {
  const named = subjects.map((subject) => normalEmail(subject) ?? subject.trim());
  return [...new Set(named)].filter((subject) => subject !== '');
}

/**
 * Writes an entry in the transaction of what it tells of: both happen or neither does.
 * It cannot be read back, changed or deleted by the service that wrote it.
 */
export async function recordAudit(
  trx: Knex,
  { actor, action, target, subjects = [], details = {}, requestId }: AuditEntry,
): Promise<void> {
  await trx
    .withSchema('audit')
    .table('entries')
    .insert({
      actorId: actor?.id ?? null,
      actorLabel: actor?.email ?? null,
      action,
      targetType: target?.type ?? null,
      targetId: target?.id ?? null,
      targetLabel: target?.label ?? null,
      subjects: subjectsOf(subjects),
      details: JSON.stringify(details),
      requestId: requestId ?? null,
    });
}
