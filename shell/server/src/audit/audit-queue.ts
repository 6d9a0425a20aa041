import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../releases/write-whole.ts';

/** One line of the audit log, as the service kit's `recordAudit` takes it. */
export interface AuditEntry {
  /** Left out: the portal itself. */
  actor?: { id: string; email: string };
  /** `release.live`, `release.heal` … */
  action: string;
  target?: { type: string; id: string; label?: string };
  details?: Record<string, unknown>;
  requestId?: string;
}

export interface AuditQueueOptions {
  dir: string;
  accountOrigin: string;
  /** Undefined: entries wait on the disk until there is one. */
  key: string | undefined;
  log: { error(fields: object, text: string): void };
  retryMs?: number;
}

const sendLimitMs = 4_000;
const firstRetryMs = 1_000;
const longestRetryMs = 30_000;

/**
 * Has the account service write the audit log, since the portal has no database. An entry is on the disk before anything
 * is sent, so that none is lost while account is down or when the portal dies; its id keeps it from being written twice.
 */
export class AuditQueue {
  readonly #options: AuditQueueOptions;
  #pauseMs = firstRetryMs;
  #timer: NodeJS.Timeout | undefined;
  #draining: Promise<void> | undefined;
  #reported = '';
  #stopped = false;

  constructor(options: AuditQueueOptions) {
    this.#options = options;
    mkdirSync(options.dir, { recursive: true, mode: 0o700 });
  }

  /** Sends what an earlier process left. */
  start(): void {
    this.#schedule(0);
  }

  /** Waits for what is being sent; the rest stays on the disk. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#draining;
  }

  record(entry: AuditEntry): void {
    const at = new Date();
    // Files sort by their names in the order in which things happened
    const name = `${at.toISOString().replaceAll(':', '-')}-${process.hrtime.bigint()}-${randomUUID()}.json`;
    // The log has the time of its own writing, which may be later
    const details = { ...entry.details, happenedAt: at.toISOString() };
    writeWhole(join(this.#options.dir, name), JSON.stringify({ ...entry, details }), 0o600);
    this.#schedule(0);
  }

  /** How many entries wait. */
  get waiting(): number {
    return this.#names().length;
  }

  #schedule(inMs: number): void {
    if (this.#stopped || this.#draining) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#draining = this.#drain().finally(() => {
        this.#draining = undefined;
        if (this.#names().length > 0) this.#schedule(this.#pauseMs);
      });
    }, inMs).unref();
  }

  async #drain(): Promise<void> {
    for (const name of this.#names()) {
      if (this.#stopped) return;
      const problem = await this.#send(name);
      if (problem !== undefined) {
        if (problem !== this.#reported)
          this.#options.log.error({ reason: problem }, 'the audit log cannot be written; entries wait on the disk');
        this.#reported = problem;
        this.#pauseMs = Math.min(this.#pauseMs * 2, longestRetryMs);
        return;
      }
      this.#reported = '';
      this.#pauseMs = this.#options.retryMs ?? firstRetryMs;
    }
  }

  /** Undefined when the entry is dealt with. */
  async #send(name: string): Promise<string | undefined> {
    const { dir, accountOrigin, key, log } = this.#options;
    if (key === undefined) return 'PORTAL_AUDIT_KEY is not set';
    const file = join(dir, name);
    try {
      const answer = await fetch(`${accountOrigin}/internal/audit`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${key}`, 'idempotency-key': name },
        body: readFileSync(file),
        signal: AbortSignal.timeout(sendLimitMs),
      });
      await answer.body?.cancel();
      if (answer.status === 400) {
        // It would never be taken and hold up all that follow
        renameSync(file, `${file}.refused`);
        log.error({ file: `${file}.refused` }, 'an audit entry was refused');
        return undefined;
      }
      if (!answer.ok) return `account answers ${answer.status}`;
      rmSync(file);
      return undefined;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  #names(): string[] {
    return readdirSync(this.#options.dir)
      .filter((name) => name.endsWith('.json'))
      .sort();
  }
}
