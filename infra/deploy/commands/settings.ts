import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { ownerRole, servingRole } from '../../local/database/provision.ts';
import { databaseUsers, declaredServices } from '../../local/services.ts';
import { ClearError } from '../../local/clear-error.ts';
import { variableOf } from './installation.ts';

const hostPattern = /^[a-z0-9][a-z0-9.-]*(:\d{1,5})?$/;
const passwordBytes = 24;
const database = 'portal';

/** Prints settings of a new installation with secrets of its own, one variable a line, for an env file. Keep them: nothing else knows them. */
export async function printSettings(host = 'db:5432'): Promise<boolean> {
  if (!hostPattern.test(host)) throw new ClearError(`"${host}" is no host of Postgres: write it as db:5432.`);
  const secret = () => randomBytes(32).toString('base64');
  const address = (role: string) =>
    `postgres://${role}:${randomBytes(passwordBytes).toString('hex')}@${host}/${database}`;
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const admin = address('portal_admin');
  const settings: [string, string][] = [
    ['ADMIN_DATABASE_URL', admin],
    ['ADMIN_DATABASE_PASSWORD', new URL(admin).password],
    ...databaseUsers().flatMap((name): [string, string][] => [
      [variableOf(name, 'url'), address(servingRole(name))],
      [variableOf(name, 'migrationUrl'), address(ownerRole(name))],
    ]),
    ...declaredServices().flatMap(({ secrets = {} }) =>
      Object.keys(secrets).map((name): [string, string] => [name, secret()]),
    ),
    // Services take `\n` for a new line, which an env file cannot hold
    [
      'JWT_PRIVATE_KEY',
      privateKey
        .export({ type: 'pkcs8', format: 'pem' })
        .toString()
        .trim()
        .replaceAll('\n', String.raw`\n`),
    ],
    ['ADMIN_PASSWORD', randomBytes(passwordBytes).toString('base64url')],
    ['AWS_ACCESS_KEY_ID', randomBytes(10).toString('hex')],
    ['AWS_SECRET_ACCESS_KEY', randomBytes(20).toString('hex')],
  ];
  process.stdout.write(settings.map(([name, value]) => `${name}=${value}\n`).join(''));
  return true;
}
