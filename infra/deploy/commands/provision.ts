import { ClearError } from '../../local/clear-error.ts';
import { parseDatabaseUrl } from '../../local/database/connect.ts';
import { ownerRole, provision, servingRole } from '../../local/database/provision.ts';
import { readMembers, variableOf, type Environment } from './installation.ts';

/** The password in an address; it must be that of the role which provisioning makes. */
function passwordIn(url: string, role: string, variable: string, faults: string[]): string {
  const { username, password } = new URL(url);
  if (decodeURIComponent(username) !== role) faults.push(`${variable} names another role than ${role}: correct it.`);
  else if (password === '')
    faults.push(`${variable} holds no password: write postgres://${role}:password@host:5432/database.`);
  return decodeURIComponent(password);
}

/**
 * Makes roles, schemas and extensions in the database of ADMIN_DATABASE_URL; may be repeated. The passwords are those of the
 * addresses that the processes get, so that each is written down once.
 */
export async function provisionAll(env: Environment): Promise<boolean> {
  const admin = env['ADMIN_DATABASE_URL'];
  if (!admin)
    throw new ClearError(
      'ADMIN_DATABASE_URL is missing: set it to the address of a role that owns the database and may make roles.',
    );
  const members = readMembers(env, ['url', 'migrationUrl']);
  const faults: string[] = [];
  const passwords = members.map(({ name, url }) => [
    name,
    passwordIn(url, servingRole(name), variableOf(name, 'url'), faults),
  ]);
  const ownerPasswords = members.map(({ name, migrationUrl }) => [
    name,
    passwordIn(migrationUrl, ownerRole(name), variableOf(name, 'migrationUrl'), faults),
  ]);
  if (faults.length > 0) throw new ClearError(faults.join('\n'));
  await provision({
    url: parseDatabaseUrl(admin).href,
    passwords: Object.fromEntries(passwords) as Record<string, string>,
    ownerPasswords: Object.fromEntries(ownerPasswords) as Record<string, string>,
  });
  process.stdout.write(`provisioned: ${members.map(({ name }) => name).join(', ')}\n`);
  return true;
}
