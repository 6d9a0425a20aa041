import { ClearError } from '../../local/clear-error.ts';
import { databaseUsers } from '../../local/services.ts';
import { readMembers, sharedVariables, type Environment } from './installation.ts';
import { runPrograms } from './run-program.ts';

/** Migrates the portal and all services, or those that are named, side by side. Several may do so at once. */
export async function migrateAll(env: Environment, names: string[]): Promise<boolean> {
  const known = databaseUsers();
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new ClearError(`There is no ${unknown}: the names are ${known.join(', ')}.`);
  const members = readMembers(env, ['migrationUrl'], names.length > 0 ? names : known);
  const shared = sharedVariables(env);
  const runs = members.map(({ name, migrationUrl }) => ({
    name,
    env: { ...shared, MIGRATION_DATABASE_URL: migrationUrl },
  }));
  return runPrograms(runs, 'migrate');
}
