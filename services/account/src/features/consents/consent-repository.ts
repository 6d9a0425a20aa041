import type { Knex } from 'knex';

/** Versions of the texts that the join page shows; a new text needs a new version here. */
const consentVersions = { terms: '2024-01-01', privacy: '2024-01-01', marketing: '2024-01-01' } as const;

export type ConsentKind = keyof typeof consentVersions;

export interface Consent {
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
  return db('consents')
    .where('userId', userId)
    .orderBy([
      { column: 'decidedAt', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .select<Consent[]>('kind', 'version', 'given', 'decidedAt');
}

/** Whether a person wants advertising, by the newest decision; false when there is none. */
export async function hasMarketingConsent(db: Knex, userId: string): Promise<boolean> {
  return (await listConsents(db, userId)).find(({ kind }) => kind === 'marketing')?.given ?? false;
}
