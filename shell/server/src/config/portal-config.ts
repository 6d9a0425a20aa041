import { statSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { isOrigin } from '../releases/preview-link.ts';
import { isSectionName } from '../releases/section-release.ts';
import { ConfigError } from './config-error.ts';
import { readLimits, type Limits } from './limits.ts';

/** The services that the portal cannot do without. */
type KnownService = 'account' | 'content' | 'education' | 'community' | 'support';

export interface FurtherService {
  name: string;
  origin: string;
  /** `/api/<base>` of its calls. */
  bases: string[];
}

export type PortalEnvironment = 'local' | 'test' | 'production';

export interface PortalConfig {
  environment: PortalEnvironment;
  host: string;
  /** 0: any free port. */
  port: number;
  /** Scheme and host that visitors see, without a slash at the end. */
  publicOrigin: string;
  releasesDir: string;
  /** Folder for what the portal itself must keep: release tokens, audit entries that wait. */
  stateDir: string;
  /** By which the account service knows the portal; without it audit entries wait on the disk. */
  auditKey?: string;
  serviceOrigins: Record<KnownService, string>;
  /** Those of sections that were added to the site. */
  furtherServices: FurtherService[];
  kakaoMapAppKey?: string;
  mapTileUrl?: string;
  /** Addresses or networks of proxies whose `X-Forwarded-For` is believed. */
  trustedProxies: string[];
  limits: Limits;
  logLevel: string;
  /** Preview links may lead to a dev server on the machine of who follows them. */
  developerPreviews: boolean;
  developed?: DevelopedSection;
}

/** A section that everybody here gets from a dev server on this machine. */
export interface DevelopedSection {
  section: string;
  origin: string;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

type Environment = Record<string, string | undefined>;

/** Reads the portal's settings. Throws ConfigError naming the first variable that is missing or wrong. */
export function readPortalConfig(env: Environment): PortalConfig {
  const releasesDir = directory(env, 'RELEASES_DIR');
  const environment = oneOf(env, 'PORTAL_ENV', ['local', 'test', 'production'] as const, 'production');
  const developerPreviews =
    oneOf(env, 'DEVELOPER_PREVIEWS', ['on', 'off'] as const, environment === 'local' ? 'on' : 'off') === 'on';
  return {
    environment,
    host: env['HOST'] || '127.0.0.1',
    port: portNumber(env),
    publicOrigin: origin(env, 'PUBLIC_ORIGIN', ['http:', 'https:']),
    releasesDir,
    stateDir: env['STATE_DIR'] ? resolve(env['STATE_DIR']) : join(releasesDir, '.portal'),
    auditKey: env['PORTAL_AUDIT_KEY'] || undefined,
    serviceOrigins: {
      account: serviceOrigin(env, 'ACCOUNT_URL'),
      content: serviceOrigin(env, 'CONTENT_URL'),
      education: serviceOrigin(env, 'EDUCATION_URL'),
      community: serviceOrigin(env, 'COMMUNITY_URL'),
      support: serviceOrigin(env, 'SUPPORT_URL'),
    },
    furtherServices: readFurtherServices(env['FURTHER_SERVICES']),
    kakaoMapAppKey: env['KAKAO_MAP_APP_KEY'] || undefined,
    mapTileUrl: tileAddress(env),
    trustedProxies: proxies(env['TRUSTED_PROXIES']),
    limits: readLimits(env),
    logLevel: oneOf(env, 'LOG_LEVEL', logLevels, 'info'),
    developerPreviews,
    developed: environment === 'local' && developerPreviews ? developed(env['DEVELOPED_SECTION']) : undefined,
  };
}

function required(env: Environment, name: string): string {
  const value = env[name];
  if (!value) throw new ConfigError(`${name} is missing`);
  return value;
}

function oneOf<T extends string>(env: Environment, name: string, allowed: readonly T[], byDefault: T): T {
  const value = env[name];
  if (!value) return byDefault;
  const found = allowed.find((candidate) => candidate === value);
  if (!found) throw new ConfigError(`${name} must be one of ${allowed.join(', ')} (it is "${value}")`);
  return found;
}

function portNumber(env: Environment): number {
  const value = env['PORT'] || '0';
  const port = Number(value);
  if (!/^\d+$/.test(value) || port > 65_535) {
    throw new ConfigError(`PORT must be a number from 0 to 65535 (it is "${value}")`);
  }
  return port;
}

/** The proxy does not check certificates, so services are reached inside the private network by plain http only. */
function serviceOrigin(env: Environment, name: string): string {
  return origin(env, name, ['http:']);
}

function origin(env: Environment, name: string, protocols: string[]): string {
  const value = required(env, name);
  const url = parseUrl(value);
  if (!url || !protocols.includes(url.protocol) || url.pathname !== '/' || url.search || url.username) {
    const schemes = protocols.map((protocol) => `${protocol}//`).join(' or ');
    throw new ConfigError(
      `${name} must be an address such as ${protocols[0]}//host:port, ${schemes} without a path (it is "${value}")`,
    );
  }
  return url.origin;
}

/** `careers=http://127.0.0.1:41007/careers;jobs=http://…/jobs,offers`: name, address and the bases behind it. Throws ConfigError. */
export function readFurtherServices(text = ''): FurtherService[] {
  return text
    .split(';')
    .filter(Boolean)
    .map((entry) => {
      const [, name = '', address = '', bases = ''] =
        /^([a-z][a-z0-9]*)=(http:\/\/[^/]+)\/([a-z][a-z0-9]*(?:,[a-z][a-z0-9]*)*)$/.exec(entry) ?? [];
      if (!name || !URL.canParse(address))
        throw new ConfigError(
          `FURTHER_SERVICES must name services such as careers=http://host:port/careers (it holds "${entry}")`,
        );
      return { name, origin: new URL(address).origin, bases: bases.split(',') };
    });
}

/** `education=http://localhost:3001`. */
function developed(text: string | undefined): DevelopedSection | undefined {
  if (!text) return undefined;
  const [, section = '', devOrigin = ''] = /^([^=]+)=(.+)$/.exec(text) ?? [];
  if (!isSectionName(section) || !isOrigin(devOrigin))
    throw new ConfigError(`DEVELOPED_SECTION must be such as education=http://localhost:3001 (it is "${text}")`);
  return { section, origin: devOrigin };
}

function proxies(text = ''): string[] {
  const listed = text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  for (const entry of listed) {
    const [address = '', bits = '0'] = entry.split('/', 2);
    const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
    if (!/^\d+$/.test(bits) || Number(bits) > most)
      throw new ConfigError(`TRUSTED_PROXIES must hold addresses or networks such as 10.0.0.0/8 (it holds "${entry}")`);
  }
  return listed;
}

function parseUrl(value: string): URL | null {
  return URL.canParse(value) ? new URL(value) : null;
}

function directory(env: Environment, name: string): string {
  const path = resolve(required(env, name));
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) {
    throw new ConfigError(`${name} must be a folder that exists (it is "${path}")`);
  }
  return path;
}

function tileAddress(env: Environment): string | undefined {
  const value = env['MAP_TILE_URL'];
  if (!value) return undefined;
  if (!/^https?:\/\/[^/\s;,]+\//.test(value)) {
    throw new ConfigError(`MAP_TILE_URL must be an address such as https://host/{z}/{x}/{y}.png (it is "${value}")`);
  }
  return value;
}
