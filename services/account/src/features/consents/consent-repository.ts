import type { Knex } from 'knex';
import { consentVersions } from './consent-versions.ts';
import type { ConsentKind } from './consent-versions.ts';

export interface Consent {
  kind: ConsentKind;
  version: string;
  given: boolean;
  decidedAt: Date;
}

interface ConsentRow {
  kind: ConsentKind;
  version: string;
  given: boolean;
  decidedAt: Date;
}

/** Records what a person decided, each with the version of its text and the time; earlier decisions stay. */
export async function insertConsents(
  db: Knex,
  userId: string,
  decisions: Partial<Record<ConsentKind, boolean>>,
): Promise<void> {
  const rows = Object.entries(decisions).map(([kind, given]) => ({
    userId,
    kind,
    version: consentVersions[kind as ConsentKind],
    given,
  }));
  if (rows.length > 0) await db('consents').insert(rows);
}

/** Every decision of a person, newest first. */
export async function listConsents(db: Knex, userId: string): Promise<Consent[]> {
  const rows = await db<ConsentRow>('consents')
    .where('userId', userId)
    .orderBy([
      { column: 'decidedAt', order: 'desc' },
      { column: 'id', order: 'desc' },
    ]);
  return rows.map(({ kind, version, given, decidedAt }) => ({ kind, version, given, decidedAt }));
}

/** Whether a person wants advertising, by the newest decision; false when there is none. */
export async function hasMarketingConsent(db: Knex, userId: string): Promise<boolean> {
  return (await listConsents(db, userId)).find(({ kind }) => kind === 'marketing')?.given ?? false;
}
