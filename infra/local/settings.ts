import path from 'node:path';
import { ClearError } from './clear-error.ts';
import { installedChromium } from '../tooling/chromium/installed-chromium.ts';
import { isLocalOrigin } from './local-origin.ts';
import { declaredServices } from './services.ts';
import { projectRoot } from '../tooling/project-root.ts';

export type PortalEnvironment = 'local' | 'test' | 'production';

/** Everything that a start takes from its environment, checked. */
export interface Settings {
  environment: PortalEnvironment;
  dataDir: string;
  releasesDir: string;
  host: string;
  /** 0 takes any free port. */
  port: number;
  /** Empty: http://localhost and the port. */
  publicOrigin: string;
  databaseUrl?: string;
  adminEmail: string;
  adminPassword?: string;
  jwtPrivateKey?: string;
  /** Secrets and further variables that services declare, as far as they are given. */
  serviceVariables: Record<string, string>;
  smtpUrl?: string;
  mailFrom: string;
  kakaoMapAppKey?: string;
  mapTileUrl?: string;
  trustedProxies?: string;
  releaseWebhookUrl?: string;
  releaseWebhookSecret?: string;
  logLevel: string;
  developerPreviews?: string;
  /** `on` where every team may be trusted with the whole server. */
  allowUnsandboxedSections?: string;
  /** Chromium in which the portal checks releases that browsers report; undefined where none is installed. */
  checkBrowser?: string;
  /** `education=http://localhost:3001`: everybody here gets that section from that dev server. */
  developedSection?: string;
}

type Environment = Record<string, string | undefined>;

const defaultAdminEmail = 'admin@selmatrix.example';
const defaultPort = 8080;
const shortestAdminPassword = 12;
/** What people leave in place from examples. */
const knownPasswords = /^(admin|password|passw0rd|changeme|change-me|secret|portal|selmatrix|qwerty|test|1234)[\d!]*$/i;

function readPort(text: string | undefined): number {
  if (text === undefined || text === '') return defaultPort;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new ClearError(`PORT is "${text}": set it to a number from 1 to 65535, or leave it out for ${defaultPort}.`);
  return port;
}

function readOrigin(text: string | undefined): string {
  if (!text) return '';
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search) {
    throw new ClearError(`PUBLIC_ORIGIN is "${text}": write it as https://www.example.com, with no path.`);
  }
  return url.origin;
}

/** 32 bytes of which nobody would have thought: 32 random ones have fewer than 16 different values once in 10^12 times. */
function isRandomKey(text: string): boolean {
  const bytes = Buffer.from(text, 'base64');
  return bytes.length === 32 && bytes.toString('base64') === text && new Set(bytes).size >= 16;
}

/** Lines for everything that only local use may leave out. */
function publicFaults(env: Environment): string[] {
  const faults: string[] = [];
  const email = env.ADMIN_EMAIL ?? '';
  const password = env.ADMIN_PASSWORD ?? '';
  if (!email.includes('@')) faults.push('ADMIN_EMAIL is missing: set it to the address of the first administrator.');
  else if (email.toLowerCase() === defaultAdminEmail)
    faults.push(`ADMIN_EMAIL is the sample address ${defaultAdminEmail}: set it to a real one.`);
  if (!password) faults.push('ADMIN_PASSWORD is missing: set the password of the first administrator.');
  else if (knownPasswords.test(password)) faults.push('ADMIN_PASSWORD is a well-known default: choose another.');
  else if (password.length < shortestAdminPassword)
    faults.push(`ADMIN_PASSWORD is short: use at least ${shortestAdminPassword} characters.`);
  const secrets = declaredServices().flatMap((service) => Object.entries(service.secrets ?? {}));
  return [
    ...faults,
    ...secrets.flatMap(([name, { keptApart = false }]) => secretFault(name, env[name], keptApart) ?? []),
  ];
}

function secretFault(name: string, value: string | undefined, isKeptApart: boolean): string | undefined {
  if (!isKeptApart)
    return value && Buffer.from(value, 'base64').length < 32
      ? `${name} is short: use 32 random bytes in base64, or leave it out to have one made.`
      : undefined;
  // Made here it would lie beside the database whose rows it protects
  if (!value)
    return `${name} is missing: set it to 32 random bytes in base64 (openssl rand -base64 32), and keep a copy apart from the database.`;
  return isRandomKey(value)
    ? undefined
    : `${name} is not 32 random bytes in base64: make one with openssl rand -base64 32.`;
}

/** The given ones of the variables that services declare. */
function declaredVariables(env: Environment): Record<string, string> {
  const names = declaredServices().flatMap(({ secrets = {}, variables = [] }) => [
    ...Object.keys(secrets),
    ...variables,
  ]);
  return Object.fromEntries(names.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
}

/** Reads and checks the environment; outside local use every missing or default secret is refused with a line of its own. */
export function readSettings(env: Environment): Settings {
  const publicOrigin = readOrigin(env.PUBLIC_ORIGIN);
  const local = publicOrigin === '' || isLocalOrigin(publicOrigin);
  const environment: PortalEnvironment = local && env.PORTAL_ENV !== 'production' ? 'local' : 'production';
  const faults = environment === 'production' ? publicFaults(env) : [];
  if (faults.length > 0) throw new ClearError(faults.join('\n'));
  const dataDir = path.resolve(projectRoot, env.PORTAL_DATA || 'var');
  return {
    environment,
    dataDir,
    releasesDir: path.resolve(projectRoot, env.RELEASES_DIR || path.join(dataDir, 'releases')),
    host: env.HOST || (local ? '127.0.0.1' : '0.0.0.0'),
    port: readPort(env.PORT),
    publicOrigin,
    databaseUrl: env.DATABASE_URL || undefined,
    adminEmail: env.ADMIN_EMAIL || defaultAdminEmail,
    adminPassword: env.ADMIN_PASSWORD || undefined,
    jwtPrivateKey: env.JWT_PRIVATE_KEY || undefined,
    serviceVariables: declaredVariables(env),
    smtpUrl: env.SMTP_URL || undefined,
    mailFrom: env.MAIL_FROM || 'SELMATRIX <contact@selmatrix.example>',
    kakaoMapAppKey: env.KAKAO_MAP_APP_KEY || undefined,
    mapTileUrl: env.MAP_TILE_URL || undefined,
    trustedProxies: env.TRUSTED_PROXIES || undefined,
    releaseWebhookUrl: env.RELEASE_WEBHOOK_URL || undefined,
    releaseWebhookSecret: env.RELEASE_WEBHOOK_SECRET || undefined,
    logLevel: env.LOG_LEVEL || 'info',
    developerPreviews: env.DEVELOPER_PREVIEWS || undefined,
    allowUnsandboxedSections: env.ALLOW_UNSANDBOXED_SECTIONS || undefined,
    checkBrowser: env.CHECK_BROWSER === 'off' ? undefined : env.CHECK_BROWSER || installedChromium(),
  };
}
