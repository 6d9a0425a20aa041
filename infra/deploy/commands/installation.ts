import path from 'node:path';
import { parseDatabaseUrl } from '../../local/database/connect.ts';
import { ClearError } from '../../local/clear-error.ts';
import { inheritedVariables } from '../../local/processes/process-environment.ts';
import { databaseUsers, portalSchema } from '../../local/services.ts';
import { projectRoot } from '../../tooling/project-root.ts';

export type Environment = Record<string, string | undefined>;

/** The portal or a service, with the addresses that its roles have. */
export interface Member {
  name: string;
  /** `svc_<name>`: for serving, perhaps through a pooler. */
  url: string;
  /** `own_<name>`: for migrations, Postgres itself. */
  migrationUrl: string;
}

type Address = 'url' | 'migrationUrl';

const suffixes: Record<Address, string> = { url: 'DATABASE_URL', migrationUrl: 'MIGRATION_DATABASE_URL' };

/** `ACCOUNT_MIGRATION_DATABASE_URL`. */
export function variableOf(name: string, address: Address): string {
  return `${name.toUpperCase()}_${suffixes[address]}`;
}

/**
 * The portal and the services with the addresses that a command needs; the others stay empty. Throws a ClearError with a line for
 * each variable that is missing or malformed.
 */
export function readMembers(env: Environment, needed: Address[], names = databaseUsers()): Member[] {
  const faults: string[] = [];
  const read = (name: string, address: Address): string => {
    const variable = variableOf(name, address);
    const text = env[variable];
    if (!needed.includes(address)) return '';
    try {
      if (text) return parseDatabaseUrl(text).href;
      faults.push(`${variable} is missing: set it to postgres://role:password@host:5432/database.`);
    } catch {
      faults.push(
        `${variable} is not an address of a Postgres database: write it as postgres://role:password@host:5432/database.`,
      );
    }
    return '';
  };
  const members = names.map((name) => ({ name, url: read(name, 'url'), migrationUrl: read(name, 'migrationUrl') }));
  if (faults.length > 0) throw new ClearError(faults.join('\n'));
  return members;
}

/** The compiled program of the portal or a service. */
export function programOf(name: string): string {
  const folder = name === portalSchema ? 'shell/server' : path.join('services', name);
  return path.join(projectRoot, folder, 'dist/src/main.js');
}

/** Everything but the addresses of databases, which belong to one process each. */
export function sharedVariables(env: Environment): Record<string, string> {
  const entries = Object.entries({ ...inheritedVariables(), ...env });
  return Object.fromEntries(
    entries.filter(
      (entry): entry is [string, string] => entry[1] !== undefined && !/(^|_)DATABASE_URL$/.test(entry[0]),
    ),
  );
}
