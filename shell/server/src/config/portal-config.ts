import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readServiceDeclarations, type ServiceDeclaration } from '@portal/runtime/declarations';
import {
  commonVariables,
  ConfigError,
  readEnvironment,
  refuseEqualSecrets,
  refuseKnownDefaults,
} from '@portal/runtime';
import type { Environment } from '@portal/runtime';
import { Type } from '@portal/runtime/typebox';
import { isDevOrigin, isSectionName, webhookSecrets } from './names.ts';
import { readLimits, type Limits } from './limits.ts';
import { trustedProxiesIn } from './trusted-proxies.ts';
import { notValid, originIn, readFurtherServices, readServices, type ReachableService } from './reachable-services.ts';

export type PortalEnvironment = 'local' | 'test' | 'production';

/** Where events of releases are sent, and the secrets that sign them. */
export interface Webhook {
  url: string;
  secrets: string;
}

export interface PortalConfig {
  environment: PortalEnvironment;
  host: string;
  /** 0: any free port. */
  port: number;
  /** Scheme and host that visitors see, without a slash at the end. */
  publicOrigin: string;
  releasesDir: string;
  /** Bucket of which that folder holds what is needed: the store of all portals of the site. */
  releasesUrl?: string;
  /** Folder for the last known state, for a start while Postgres is away. */
  stateDir: string;
  /** Postgres, with the portal's own role. */
  databaseUrl: string;
  /** Tokens of the sections' teams derive from it; those of the database count in any case. */
  releaseTokenSecret?: string;
  /** Those with a variable of their own: `CONTENT_URL`. */
  services: ReachableService[];
  /** Those of FURTHER_SERVICES; a supervisor may replace them while the portal runs. */
  furtherServices: ReachableService[];
  /** Where the public keys of access tokens are, when not at the service that signs them. */
  jwksUrl?: string;
  /** A listening socket that the supervisor keeps open while portals come and go: number of the descriptor, instead of host and port. */
  listenFd?: number;
  /** Ready only once the supervisor has said that the services are: it starts them beside the portal. */
  waitsForServices: boolean;
  /** How long a stopping portal still serves after it says that it is not ready. */
  drainMs: number;
  /** Where `/metrics` is served to more than this machine; nowhere by default. */
  metricsPort?: number;
  /** What each service says of itself, as its package.json is now. */
  declared(): ServiceDeclaration[];
  kakaoMapAppKey?: string;
  mapTileUrl?: string;
  /** Addresses or networks of proxies whose `X-Forwarded-For` is believed. */
  trustedProxies: string[];
  limits: Limits;
  logLevel: string;
  /** Who is told of versions that were refused or taken back. */
  releaseWebhook?: Webhook;
  /** Teams may publish, though their code runs in the portal's process. */
  allowsUnsandboxed: boolean;
  /** Preview links may lead to a dev server on the machine of who follows them. */
  developerPreviews: boolean;
  developed?: DevelopedSection;
  /** Program of a Chromium in which the portal opens pages of a release that browsers report. */
  checkBrowser?: string;
}

/** A section that everybody here gets from a dev server on this machine. */
export interface DevelopedSection {
  section: string;
  origin: string;
}

const databaseVariables = {
  DATABASE_URL: Type.String({
    pattern: '^postgres(ql)?://[^\\s]+$',
    secret: true,
    description: "the address of the portal's own database role, postgres://role:password@host:port/database",
  }),
};

const portalVariables = Type.Object({
  ...commonVariables,
  ...databaseVariables,
  PUBLIC_ORIGIN: Type.String({
    pattern: '^https?://[^/\\s?#@]+/?$',
    description: 'the address that visitors type, such as https://www.example.com, without a path',
  }),
  RELEASES_DIR: Type.String({ description: 'a folder that exists, with the releases' }),
  RELEASES_URL: Type.Optional(
    Type.String({
      pattern: '^s3://',
      description: 'a bucket for releases, s3://bucket/prefix?endpoint=https://host:port',
    }),
  ),
  STATE_DIR: Type.Optional(Type.String()),
  RELEASE_TOKEN_SECRET: Type.Optional(Type.String({ secret: true })),
  SERVICES_DIR: Type.Optional(Type.String()),
  FURTHER_SERVICES: Type.Optional(Type.String()),
  JWKS_URL: Type.Optional(Type.String({ pattern: '^http://', description: 'the address of the public keys' })),
  LISTEN_FD: Type.Optional(Type.Integer({ minimum: 3, description: 'a descriptor, by a supervisor alone' })),
  WAIT_FOR_SERVICES: Type.Optional(Type.Literal('on', { description: 'on, by a supervisor alone' })),
  KAKAO_MAP_APP_KEY: Type.Optional(Type.String()),
  RELEASE_WEBHOOK_URL: Type.Optional(
    Type.String({ pattern: '^https?://[^\\s#]+$', description: 'an address that takes a POST of JSON' }),
  ),
  RELEASE_WEBHOOK_SECRET: Type.Optional(
    Type.String({ pattern: webhookSecrets, secret: true, description: 'whsec_ and 32 random bytes in base64' }),
  ),
  // It becomes part of the content security policy
  MAP_TILE_URL: Type.Optional(
    Type.String({ pattern: '^https?://[^/\\s;,]+/', description: 'an address such as https://host/{z}/{x}/{y}.png' }),
  ),
  DEVELOPER_PREVIEWS: Type.Optional(
    Type.Union([Type.Literal('on'), Type.Literal('off')], { description: 'on or off' }),
  ),
  ALLOW_UNSANDBOXED_SECTIONS: Type.Optional(
    Type.Union([Type.Literal('on'), Type.Literal('off')], { description: 'on or off' }),
  ),
  DEVELOPED_SECTION: Type.Optional(Type.String()),
  CHECK_BROWSER: Type.Optional(Type.String()),
  TRUSTED_PROXIES: Type.Optional(Type.String()),
});

/** Reads the portal's settings. Throws ConfigError naming the first variable that is missing or wrong. */
export function readPortalConfig(env: Environment): PortalConfig {
  const read = readEnvironment(portalVariables, env);
  const { PORTAL_ENV: environment, STATE_DIR, DEVELOPER_PREVIEWS } = read;
  if (environment === 'production') {
    refuseKnownDefaults(portalVariables, read);
    refuseEqualSecrets(portalVariables, read);
  }
  const releasesDir = resolve(read.RELEASES_DIR);
  if (!statSync(releasesDir, { throwIfNoEntry: false })?.isDirectory())
    throw notValid('RELEASES_DIR', 'a folder that exists, with the releases');
  const declared = () => readServiceDeclarations(read.SERVICES_DIR && resolve(read.SERVICES_DIR));
  const furtherServices = readFurtherServices(read.FURTHER_SERVICES);
  const developerPreviews = (DEVELOPER_PREVIEWS ?? (environment === 'local' ? 'on' : 'off')) === 'on';
  return {
    environment,
    host: read.HOST,
    port: read.PORT,
    publicOrigin: originIn('PUBLIC_ORIGIN', read),
    releasesDir,
    releasesUrl: read.RELEASES_URL,
    stateDir: STATE_DIR === undefined ? join(releasesDir, '.portal') : resolve(STATE_DIR),
    databaseUrl: read.DATABASE_URL,
    releaseTokenSecret: read.RELEASE_TOKEN_SECRET,
    services: readServices(declared(), furtherServices, env),
    furtherServices,
    jwksUrl: read.JWKS_URL,
    listenFd: read.LISTEN_FD,
    waitsForServices: read.WAIT_FOR_SERVICES === 'on',
    drainMs: (read.DRAIN_SECONDS ?? 0) * 1_000,
    metricsPort: read.METRICS_PORT,
    declared,
    kakaoMapAppKey: read.KAKAO_MAP_APP_KEY,
    releaseWebhook: webhookIn(read),
    mapTileUrl: read.MAP_TILE_URL,
    trustedProxies: trustedProxiesIn(read.TRUSTED_PROXIES, environment === 'production'),
    limits: readLimits(env),
    logLevel: read.LOG_LEVEL,
    allowsUnsandboxed: (read.ALLOW_UNSANDBOXED_SECTIONS ?? (environment === 'production' ? 'off' : 'on')) === 'on',
    developerPreviews,
    developed: environment === 'local' && developerPreviews ? developed(read.DEVELOPED_SECTION) : undefined,
    checkBrowser: browserIn(read.CHECK_BROWSER),
  };
}

/** The commands that only work on the database need nothing else. Throws ConfigError. */
export function readDatabaseUrl(env: Environment): string {
  return readEnvironment(Type.Object(databaseVariables), env).DATABASE_URL;
}

/** Throws ConfigError for an address without a secret: nobody could tell who calls it. */
function webhookIn({
  RELEASE_WEBHOOK_URL: url,
  RELEASE_WEBHOOK_SECRET: secrets,
}: {
  RELEASE_WEBHOOK_URL?: string;
  RELEASE_WEBHOOK_SECRET?: string;
}): Webhook | undefined {
  if (url === undefined) return undefined;
  if (!URL.canParse(url)) throw notValid('RELEASE_WEBHOOK_URL', 'an address that takes a POST of JSON');
  if (secrets === undefined)
    throw new ConfigError(
      'RELEASE_WEBHOOK_SECRET',
      'RELEASE_WEBHOOK_SECRET is missing: set it to whsec_ and 32 random bytes in base64.',
    );
  return { url, secrets };
}

/** Throws ConfigError for a program that is not there: releases would silently not be checked in a browser. */
function browserIn(program: string | undefined): string | undefined {
  if (program !== undefined && !statSync(program, { throwIfNoEntry: false })?.isFile())
    throw notValid('CHECK_BROWSER', 'the path of a Chromium, or leave it out');
  return program;
}

/** `education=http://localhost:3001`. */
function developed(text: string | undefined): DevelopedSection | undefined {
  if (!text) return undefined;
  const [, section = '', devOrigin = ''] = /^([^=]+)=(.+)$/.exec(text) ?? [];
  if (!isSectionName(section) || !isDevOrigin(devOrigin))
    throw notValid('DEVELOPED_SECTION', 'a name and an address such as education=http://localhost:3001');
  return { section, origin: devOrigin };
}
