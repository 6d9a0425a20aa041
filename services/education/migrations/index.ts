import { idempotencyMigration, outboxExtrasMigration, outboxMigration, quotaMigration } from '@portal/service-kit';
import type { Migrations } from '@portal/service-kit';
import * as trainings from './001-trainings.ts';
import * as applications from './002-applications.ts';
import * as waitingList from './003-waiting-list.ts';
import * as lookupLinks from './004-lookup-links.ts';

export const migrations: Migrations = {
  '001-trainings': trainings,
  '002-applications': applications,
  '003-waiting-list': waitingList,
  '004-lookup-links': lookupLinks,
  '005-outbox': outboxMigration,
  '006-outbox-extras': outboxExtrasMigration,
  '007-idempotency': idempotencyMigration,
  '008-quotas': quotaMigration,
};
