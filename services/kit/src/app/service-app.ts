import type { JWT } from '@fastify/jwt';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { Knex } from 'knex';
import type { PublicJwk } from '../auth/public-key.ts';
import type { BaseConfig } from '../config/base-config.ts';
import type { FileStore } from '../files/file-store.ts';

/** Sends what waits in the outbox; every copy of a service may do so at once. */
export interface Outbox {
  /** Begins to look for mail, every second. */
  start(): void;
  /** Sends all that is due and resolves with the number sent. */
  drain(): Promise<number>;
  /** Ends the loop after the mail in hand. */
  stop(): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Pool on the service's own role, its schema first in the search path. */
    db: Knex;
    config: BaseConfig;
    /** Whose roles its access is about; undefined for a service of no section. */
    section: string | undefined;
    /** The service's files, in a folder or a bucket. */
    files: FileStore;
    outbox: Outbox;
    /** For the metric `uncaught_errors_total`. */
    countUncaughtError(): void;
    /** Keys that verify this service's own tokens; empty everywhere but in account. */
    publicKeys: PublicJwk[];
  }
}

/** Fastify with TypeBox types; `Extra` is what a service's own configSchema adds to `config`. */
export type ServiceApp<Extra extends object = object> = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
> & { config: BaseConfig & Extra; jwt: JWT };
