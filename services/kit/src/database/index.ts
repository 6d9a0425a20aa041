/** Connection, migrations and audit log for processes that are no service: they take no plugin of services with it. */
export { isDatabaseUnavailable } from '@portal/runtime';
export type { Knex } from 'knex';
export { check, printChecks } from '../doctor/check.ts';
export type { Check } from '../doctor/check.ts';
export { checkDatabase, checkOwner } from '../doctor/check-database.ts';
export { recordAudit } from '../audit/record-audit.ts';
export type { AuditEntry } from '../audit/record-audit.ts';
export { connectDatabase } from './connect.ts';
export { migrate } from './migrate.ts';
export type { Migration, Migrations } from './migration.ts';
export { readMigrationUrl } from './migration-url.ts';
export { servingName } from './serving-versions.ts';
