import path from 'node:path';
import type { ServiceDeclaration } from '@portal/runtime/declarations';
import type { Secrets, StoredSecrets } from '../data/secrets.ts';
import { accountsService, basesOf, declaredServices, portalSchema, type ServiceName } from '../services.ts';
import type { Settings } from '../settings.ts';

export interface Places {
  /** Further variables of services, each for the one whose prefix it has. */
  serviceVariables?: Record<string, string>;
  origin: string;
  filesDir: string;
  mailboxDir: string;
  /** Port of each service, of its live version. */
  ports: Record<ServiceName, number>;
  /** Where the public keys of access tokens are for as long as the portal runs, when versions of the service that signs them come and go. */
  keysUrl?: string;
  /** Bases of the services that run, where that is another version than the checkout has. */
  bases?: Record<ServiceName, string[]>;
  /** Declarations of the services that run. */
  declarationsDir?: string;
  /** Each service's own database address, and the portal's. */
  databaseUrls: Record<string, string>;
  /** The same with the roles that own the schemas, for migrations. */
  migrationUrls: Record<string, string>;
  adminPassword: string;
}

/** What every process may know of the surroundings; in particular not the administrator's DATABASE_URL. */
const inherited = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'TZ', 'NODE_EXTRA_CA_CERTS'];

function defined(entries: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(entries).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

export function inheritedVariables(): Record<string, string> {
  return defined(Object.fromEntries(inherited.map((name) => [name, process.env[name]])));
}

/** `OTEL_…`: whether, and where to, every process sends its traces. */
function telemetry(): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(process.env).filter(([key]) => key.startsWith('OTEL_')));
}

function basics(settings: Settings, places: Places): Record<string, string | undefined> {
  return {
    ...inheritedVariables(),
    ...telemetry(),
    NODE_ENV: 'production',
    PORTAL_ENV: settings.environment,
    PUBLIC_ORIGIN: places.origin,
    LOG_LEVEL: settings.logLevel,
  };
}

function serviceUrl(places: Places, name: ServiceName): string {
  return `http://127.0.0.1:${places.ports[name]}`;
}

/** Own variables of one service, by prefix: `EDUCATION_…` reaches education alone. */
function ownVariables(name: ServiceName, { serviceVariables }: Places): Record<string, string | undefined> {
  const prefix = `${name.toUpperCase()}_`;
  return Object.fromEntries(
    Object.entries({ ...serviceVariables, ...process.env }).filter(([key]) => key.startsWith(prefix)),
  );
}

/** `LIMIT_…`: what the portal grants visitors and services. It checks them itself. */
function limits(): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(process.env).filter(([key]) => key.startsWith('LIMIT_')));
}

/** What a service declares besides: given, or for a secret the one that was made here. */
function declaredVariables(
  service: ServiceDeclaration | undefined,
  { serviceVariables }: Settings,
  stored: StoredSecrets,
): Record<string, string | undefined> {
  const secrets = Object.entries(service?.secrets ?? {}).map(([name, { storedAs }]) => [
    name,
    serviceVariables[name] ?? (stored[storedAs] as string),
  ]);
  const variables = (service?.variables ?? []).map((name) => [name, serviceVariables[name]]);
  return Object.fromEntries([...secrets, ...variables]);
}

/** Environment of a service: its own role's address and the secrets that it alone may know. */
export function serviceEnvironment(
  name: ServiceName,
  settings: Settings,
  secrets: StoredSecrets,
  places: Places,
): Record<string, string> {
  const declared = declaredServices();
  const accounts = accountsService();
  const signer = {
    JWT_PRIVATE_KEY: settings.jwtPrivateKey ?? secrets.jwtPrivateKey,
    ADMIN_EMAIL: settings.adminEmail,
    ADMIN_PASSWORD: places.adminPassword,
  };
  return defined({
    ...basics(settings, places),
    ...declaredVariables(
      declared.find((service) => service.name === name),
      settings,
      secrets,
    ),
    ...ownVariables(name, places),
    HOST: '127.0.0.1',
    PORT: String(places.ports[name]),
    DATABASE_URL: places.databaseUrls[name],
    FILES_DIR: places.filesDir,
    MAILBOX_DIR: places.mailboxDir,
    SMTP_URL: settings.smtpUrl,
    MAIL_FROM: settings.mailFrom,
    ...(name === accounts
      ? signer
      : { JWKS_URL: places.keysUrl ?? `${serviceUrl(places, accounts)}/api/user/jwks.json` }),
  });
}

/** The services that run, in the form of the portal's FURTHER_SERVICES. */
export function runningServices(places: Places): string {
  return Object.keys(places.ports)
    .map((name) => `${name}=${serviceUrl(places, name)}/${(places.bases?.[name] ?? basesOf(name)).join(',')}`)
    .join(';');
}

export function portalEnvironment(
  settings: Settings,
  secrets: Secrets,
  places: Places,
  port: number,
): Record<string, string> {
  return defined({
    ...basics(settings, places),
    ...limits(),
    HOST: settings.host,
    PORT: String(port),
    RELEASES_DIR: settings.releasesDir,
    STATE_DIR: path.join(settings.dataDir, 'portal'),
    DATABASE_URL: places.databaseUrls[portalSchema],
    RELEASE_TOKEN_SECRET: secrets.releaseTokenSecret,
    FURTHER_SERVICES: runningServices(places),
    JWKS_URL: places.keysUrl,
    SERVICES_DIR: places.declarationsDir,
    KAKAO_MAP_APP_KEY: settings.kakaoMapAppKey,
    MAP_TILE_URL: settings.mapTileUrl,
    DEVELOPER_PREVIEWS: settings.developerPreviews,
    DEVELOPED_SECTION: settings.developedSection,
    ALLOW_UNSANDBOXED_SECTIONS: settings.allowUnsandboxedSections,
    CHECK_BROWSER: settings.checkBrowser,
    TRUSTED_PROXIES: settings.trustedProxies,
    RELEASE_WEBHOOK_URL: settings.releaseWebhookUrl,
    RELEASE_WEBHOOK_SECRET: settings.releaseWebhookSecret,
  });
}
