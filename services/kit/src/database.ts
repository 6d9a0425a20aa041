/** Connection, migrations and audit log for processes that are no service: they take no plugin of services with it. */
export { isDatabaseUnavailable } from '@portal/runtime';
export type { Knex } from 'knex';
export { check, printChecks } from './doctor/check.ts';
export type { Check } from './doctor/check.ts';
export { checkDatabase, checkOwner } from './doctor/check-database.ts';
export { recordAudit } from './audit/record-audit.ts';
export type { AuditEntry } from './audit/record-audit.ts';
export { connectDatabase } from './database/connect.ts';
export { migrate } from './database/migrate.ts';
export type { Migration, Migrations } from './database/migration.ts';
export { readMigrationUrl } from './database/migration-url.ts';
export { servingName } from './database/serving-versions.ts';
