import { normalEmail, recordAudit } from '@portal/service-kit';
import type { Static } from '@portal/service-kit';
import type { Knex } from 'knex';
import { listConsents } from '../consents/consent-repository.ts';
import { toConsentAnswers } from '../consents/consent-schemas.ts';
import { createReleaseMailRepository } from '../release-mails/release-mail-repository.ts';
import type { OwnDataSchema } from './own-data-schemas.ts';
import { createProfileService } from './profile-service.ts';
import type { Origin } from './profile-service.ts';

interface SessionRow {
  userId: string;
  browser: string;
  system: string;
  createdAt: Date;
  renewedAt: Date;
  endedAt: Date | null;
}

interface EntryRow {
  at: Date;
  service: string;
  action: string;
  actorId: string | null;
}

type OwnData = Static<typeof OwnDataSchema>;

/** More than anybody causes in years; a file must have an end. */
const mostEntries = 10_000;

async function sessionsOf(db: Knex, userId: string): Promise<OwnData['sessions']> {
  const rows = await db<SessionRow>('sessions').where({ userId }).orderBy('createdAt', 'desc');
  return rows.map((row) => ({
    browser: row.browser,
    system: row.system,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.renewedAt.toISOString(),
    ...(row.endedAt ? { endedAt: row.endedAt.toISOString() } : {}),
  }));
}

/** What people did, and what was done with their data; staff stays unnamed. `email`: theirs, once it is proven. */
async function activityOf(db: Knex, userId: string, email: string | undefined): Promise<OwnData['activity']> {
  const rows = await db
    .withSchema('audit')
    .table<EntryRow>('entries')
    .where({ actorId: userId })
    .orWhereRaw('subjects && ?::text[]', [[userId, ...(email === undefined ? [] : [normalEmail(email) ?? email])]])
    .orderBy('id', 'desc')
    .limit(mostEntries)
    .select('at', 'service', 'action', 'actorId');
  return rows.map(({ at, service, action, actorId: actor }) => ({
    at: at.toISOString(),
    service,
    action,
    by: actor === null ? 'system' : actor === userId ? 'you' : 'staff',
  }));
}

/** All that this service holds about a person; itself an entry of the audit log. */
export async function exportOwnData(db: Knex, userId: string, origin: Origin): Promise<OwnData> {
  const profile = await createProfileService(db).view(userId);
  await recordAudit(db, {
    ...origin,
    action: 'account.export',
    target: { type: 'user', id: userId, label: profile.email },
    subjects: [userId],
  });
  const releaseMails = await createReleaseMailRepository(db).chosenBy(userId);
  return {
    exportedAt: new Date().toISOString(),
    profile,
    consents: toConsentAnswers(await listConsents(db, userId)),
    sessions: await sessionsOf(db, userId),
    ...(releaseMails && { releaseMails }),
    activity: await activityOf(db, userId, profile.emailVerified ? profile.email : undefined),
  };
}
