import type { Knex } from 'knex';
import { consentVersions } from './consent-versions.ts';
import type { ConsentKind } from './consent-versions.ts';

/** Records what a person decided, each with the version of its text and the time. */
export async function insertConsents(db: Knex, userId: string, decisions: Record<ConsentKind, boolean>): Promise<void> {
  const rows = Object.entries(consentVersions).map(([kind, version]) => ({ user_id: userId, kind, version, given: decisions[kind as ConsentKind] }));
  await db('consents').insert(rows);
}
