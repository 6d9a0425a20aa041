import { codeOf, ConfigError, readEnvironment } from '@portal/runtime';
import type { Environment } from '@portal/runtime';
import { Type } from '@portal/runtime/typebox';

const variable = 'MIGRATION_DATABASE_URL';
const address = Type.Optional(
  Type.String({
    pattern: '^postgres(ql)?://[^\\s]+$',
    description: 'the address of the role that owns the schema, postgres://role:password@host:port/database',
  }),
);
const variables = Type.Object({ [variable]: address, DATABASE_URL: address });

/** Where migrations run: MIGRATION_DATABASE_URL, or DATABASE_URL where one role does everything. Throws ConfigError. */
export function readMigrationUrl(env: Environment): string {
  const read = readEnvironment(variables, env);
  const url = read[variable] ?? read.DATABASE_URL;
  if (url !== undefined) return url;
  throw new ConfigError(
    variable,
    `${variable} is missing: set it to the address of the role that owns the schema, postgres://role:password@host:port/database.`,
  );
}

/** What a failed migration says of its address, as ConfigError; any other failure as it is. */
export function migrationFailure(error: unknown, schema: string): unknown {
  const reason = error instanceof Error ? error.message : String(error);
  if (codeOf(error) === '42501')
    return new ConfigError(
      variable,
      `The role of ${variable} does not own the schema ${schema} (${reason}): provision the database, and set it to the address of the owner.`,
    );
  // protocol_violation: a pooler refuses the settings with which a session of ours begins
  if (codeOf(error) === '08P01')
    return new ConfigError(
      variable,
      `${variable} leads to a pooler (${reason}): set it to the address of Postgres itself, because migrations hold a lock in their session.`,
    );
  return error;
}
