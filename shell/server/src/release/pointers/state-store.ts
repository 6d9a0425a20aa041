import { isDatabaseUnavailable, type Knex } from '@portal/service-kit/database';
import { ensurePreviewKey, lockState, readCounters, readState, type PortalState } from './portal-state.ts';
import { readCache, writeCache } from './state-cache.ts';

/** Postgres cannot be reached: nothing can be released or moved now. */
export class StateUnavailable extends Error {
  constructor(cause?: unknown) {
    super('the database cannot be reached', { cause });
  }
}

export interface StateStoreOptions {
  db: Knex;
  /** Where the last known state is kept. */
  cacheFile: string;
  log: {
    info(fields: object, text: string): void;
    warn(fields: object, text: string): void;
    error(fields: object, text: string): void;
  };
}

/** The portal's state: in Postgres, with a copy in memory and in one file, so that documents do not need Postgres. */
export class StateStore {
  readonly #options: StateStoreOptions;
  #current: PortalState | undefined;
  /** False until this process has once read the state from Postgres. */
  #isConnected = false;
  #awayBecause: string | undefined;
  #refreshing: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;
  /** Called each time that the state was read. */
  onRead: () => void = () => undefined;

  constructor(options: StateStoreOptions) {
    this.#options = options;
  }

  /** The newest state that this process knows. */
  get current(): PortalState {
    if (!this.#current) throw new Error('the state was not opened');
    return this.#current;
  }

  /** Whether the last query failed. */
  get isAway(): boolean {
    return this.#awayBecause !== undefined;
  }

  get db(): Knex {
    return this.#options.db;
  }

  /** Reads the state from Postgres, else from the cache. Rejects when neither has one. */
  async open(): Promise<void> {
    const { cacheFile } = this.#options;
    await this.refresh();
    if (this.#current) return;
    this.#current = readCache(cacheFile);
    if (!this.#current)
      throw new Error(
        `the portal's database cannot be used (${this.#awayBecause}), and ${cacheFile} holds no earlier state: correct DATABASE_URL, start Postgres, or run the command migrate`,
      );
  }

  /** Asks Postgres for changes, after this call and one query after the other. Never rejects. */
  refresh(): Promise<void> {
    // Calls that come while one query runs share the next: they must not pile up behind a Postgres that hangs
    this.#next ??= this.#refreshing.then(() => {
      this.#next = undefined;
      return this.#refresh();
    });
    this.#refreshing = this.#next;
    return this.#next;
  }

  /**
   * Changes the state in one transaction, which no other change runs beside, and reads what came of it. Rejects with
   * StateUnavailable while Postgres is away, else as `work` does.
   */
  async write<T>(work: (trx: Knex) => Promise<T>): Promise<T> {
    const result = await this.attempt(() =>
      this.db.transaction(async (trx) => {
        await lockState(trx);
        return work(trx);
      }),
    );
    await this.refresh();
    return result;
  }

  /** Runs a query; rejects with StateUnavailable while Postgres is away. */
  async attempt<T>(query: () => Promise<T>): Promise<T> {
    try {
      return await query();
    } catch (error) {
      throw isDatabaseUnavailable(error) ? new StateUnavailable(error) : error;
    }
  }

  async #refresh(): Promise<void> {
    const { db, log } = this.#options;
    try {
      if (!this.#isConnected) await this.#connect();
      else if ((await readCounters(db)).change !== this.current.change) await this.#read();
      if (this.isAway) log.info({}, 'the database is back');
      this.#awayBecause = undefined;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (this.#awayBecause !== reason)
        log.error({ reason }, 'the database cannot be used; the last known state of the releases stays');
      this.#awayBecause = reason;
    }
  }

  async #connect(): Promise<void> {
    await this.#options.db.transaction(async (trx) => {
      await lockState(trx);
      await ensurePreviewKey(trx);
    });
    await this.#read();
    this.#isConnected = true;
  }

  async #read(): Promise<void> {
    const { db, cacheFile, log } = this.#options;
    this.#current = await db.transaction(readState, { isolationLevel: 'repeatable read', readOnly: true });
    this.onRead();
    try {
      writeCache(cacheFile, this.#current);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log.warn({ reason }, 'the state of the releases cannot be kept on the disk');
    }
  }
}
