import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generousQuotas, serviceProcess, type ServiceProcess } from '@portal/service-kit/testing';
import pg from 'pg';
import { provision } from '../../local/database/provision.ts';
import { runTask } from '../../local/processes/run-task.ts';
import { serviceNames } from '../../local/services.ts';
import { projectRoot } from '../../tooling/project-root.ts';

/** Account once, and two replicas of two services, on one database. */
export interface RevocationSite {
  account: ServiceProcess;
  replicas: ServiceProcess[];
  /** With the rights of the administrator. */
  database: pg.Client;
  adminEmail: string;
  adminPassword: string;
  stop(): Promise<void>;
}

const replicated = ['community', 'support'];
const replicaCount = 2;
const password = 'only-for-this-trial';

function environment(folder: string, databaseUrl: string, jwksUrl: string, key: string): Record<string, string> {
  const secret = () => randomBytes(32).toString('base64');
  return {
    PATH: process.env['PATH'] ?? '',
    ...generousQuotas,
    PORTAL_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'warn',
    DATABASE_URL: databaseUrl,
    PUBLIC_ORIGIN: 'http://localhost:8080',
    JWKS_URL: jwksUrl,
    FILES_DIR: folder,
    MAILBOX_DIR: folder,
    MAIL_FROM: 'contact@selmatrix.example',
    ADMIN_EMAIL: 'admin@selmatrix.example',
    ADMIN_PASSWORD: password,
    SMWP_PASSWORD_KEY: secret(),
    REFRESH_SECRET: secret(),
    TOTP_KEY: secret(),
    JWT_PRIVATE_KEY: key,
  };
}

/** Starts the site on a database of its own in the server of the trials. */
export async function startRevocationSite(): Promise<RevocationSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-revocation-'));
  const name = `revocation_${randomBytes(4).toString('hex')}`;
  const passwords = Object.fromEntries(serviceNames.map((service) => [service, password]));
  const { urls, ownerUrls, adminUrl } = await provision({
    url: process.env['TEST_DATABASE_URL'] ?? '',
    createDatabase: name,
    passwords,
    ownerPasswords: passwords,
  });
  const key = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString();
  const programOf = (service: string) => path.join(projectRoot, `services/${service}/dist/src/main.js`);
  const environmentOf = (service: string, jwksUrl: string) => environment(folder, urls[service] ?? '', jwksUrl, key);
  for (const service of ['account', ...replicated]) {
    for (const command of service === 'account' ? ['migrate', 'seed'] : ['migrate'])
      await runTask({
        name: `${service} ${command}`,
        entry: programOf(service),
        args: [command],
        env: {
          ...environmentOf(service, 'http://127.0.0.1:9/jwks.json'),
          ...(command === 'migrate' ? { MIGRATION_DATABASE_URL: ownerUrls[service] ?? '' } : {}),
        },
        logFile: path.join(folder, `${service}.log`),
      });
  }
  const start = async (service: string, jwksUrl: string): Promise<ServiceProcess> => {
    const copy = serviceProcess(new URL(`file://${programOf(service)}`), environmentOf(service, jwksUrl));
    await copy.start();
    return copy;
  };
  const account = await start('account', 'http://127.0.0.1:9/jwks.json');
  const replicas: ServiceProcess[] = [];
  for (const service of replicated)
    for (let copy = 0; copy < replicaCount; copy += 1)
      replicas.push(await start(service, `${account.origin}/api/user/jwks.json`));
  const database = new pg.Client({ connectionString: adminUrl });
  await database.connect();
  return {
    account,
    replicas,
    database,
    adminEmail: 'admin@selmatrix.example',
    adminPassword: password,
    async stop() {
      await Promise.all([account, ...replicas].map((copy) => copy.kill()));
      await database.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
