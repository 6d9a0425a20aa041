import type { FastifyBaseLogger } from 'fastify';
import type { Knex } from 'knex';
import { Type } from '@portal/runtime/typebox';
import type { Static, TObject } from 'typebox';
import type { SessionUser } from '../auth/session-user.ts';
import type { BaseConfig } from '../config/base-config.ts';
import type { FileStore } from '../files/file-store.ts';
import type { MailTemplate } from '../mail-templates/mail-template.ts';
import type { Migrations } from '../database/migration.ts';
import type { OverviewPart } from '../overview/overview.ts';
import type { PersonalData } from '../personal-data/personal-data.ts';
import type { LookupPart, PersonPart } from '../records/record-parts.ts';
import type { QuotaRegistry } from '../quotas/quota-registry.ts';
import type { AnyResource } from '../resources/resource.ts';
import type { Retention } from '../retention/retention.ts';
import type { ServiceApp } from '../app/service-app.ts';

const noExtra = Type.Object({});

export type NoExtra = typeof noExtra;

export interface SeedContext<Extra extends TObject = NoExtra> {
  db: Knex;
  config: BaseConfig & Static<Extra>;
  log: FastifyBaseLogger;
  /** The service's files, where its routes find them. */
  files: FileStore;
}

/** A service as data. */
export interface ServiceDefinition<Extra extends TObject = NoExtra> {
  /** Schema, log name and, after `svc_`, the database role. */
  name: string;
  /** Base → routes: `{ news }` answers below `/api/news` and documents itself at `/api/news/openapi.json`. */
  bases: Record<string, (app: ServiceApp<Static<Extra>>) => Promise<void> | void>;
  migrations: Migrations;
  /** What admins list and edit by its description, below its first base; `serveResources` serves them below another. */
  resources?: readonly AnyResource[];
  /** How often its calls may be made; needs quotaMigration among the migrations. */
  quotas?: QuotaRegistry;
  /** How it hands out what it holds about a person, for the export of their data; `none` when it holds nothing about people. */
  personalData?: PersonalData | 'none';
  /** What becomes of the rows of its own tables; a test of each service finds those that say nothing. */
  retention?: Retention;
  /** Its mails whose texts people may edit; needs mailTemplateMigration and revisionMigration among the migrations. */
  mails?: readonly MailTemplate[];
  /** What it tells on the overview of admins; empty: nothing, without a 404 when asked. */
  overview?: readonly OverviewPart[];
  /** What it tells of a person on their page for admins; served where `overview` is declared. */
  person?: readonly PersonPart[];
  /** Records that admins find by the search of all sections; served where `overview` is declared. */
  lookup?: readonly LookupPart[];
  /** Fills empty tables with sample content; may run again and in several copies at once. */
  seed?: (context: SeedContext<Extra>) => Promise<void>;
  /** Further environment variables, merged into `app.config`. `secret: true` on one refuses known defaults in production. */
  configSchema?: Extra;
  /** PKCS8 PEM (P-256) that signs access tokens; only account has one, the others verify by JWKS_URL. */
  signingKey?: (config: BaseConfig & Static<Extra>) => string;
  /**
   * What is stored of the user whom a good token names, or 401 `session-ended`; only account has it. The others go by the token,
   * and by what has been revoked.
   */
  storedUser?: (db: Knex, user: SessionUser, config: BaseConfig & Static<Extra>) => Promise<SessionUser>;
}

/** Gives a definition its types. */
export function defineService<Extra extends TObject = NoExtra>(
  definition: ServiceDefinition<Extra>,
): ServiceDefinition<Extra> {
  return definition;
}
