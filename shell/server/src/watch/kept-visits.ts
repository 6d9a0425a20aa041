import { existsSync, readFileSync } from 'node:fs';
import { writeWhole } from '../releases/write-whole.ts';
import type { VisitLedger } from './visit-ledger.ts';

/** What a portal that dies may forget. */
const writeEveryMs = 5_000;

export interface KeptVisitsOptions {
  file: string;
  ledger: VisitLedger;
  /** The versions whose visits decide something: those that are watched and what they are compared with. */
  versions(): { section: string; version: string }[];
  log: { warn(fields: object, text: string): void };
}

/** Keeps the counts of watched versions on the disk: a restart in the middle of a bad release must not make it look new. */
export class KeptVisits {
  readonly #options: KeptVisitsOptions;
  #written = '';
  #timer: NodeJS.Timeout | undefined;

  constructor(options: KeptVisitsOptions) {
    this.#options = options;
  }

  /** Takes up what an earlier process left, and writes from now on. */
  start(): void {
    const { file, ledger, log } = this.#options;
    try {
      if (existsSync(file)) ledger.restore(JSON.parse(readFileSync(file, 'utf8')));
    } catch (error) {
      log.warn(
        { reason: error instanceof Error ? error.message : String(error) },
        'the kept counts of visits cannot be read; counting begins anew',
      );
    }
    this.#timer = setInterval(() => this.#write(), writeEveryMs).unref();
  }

  stop(): void {
    if (!this.#timer) return;
    clearInterval(this.#timer);
    this.#write();
  }

  #write(): void {
    const { file, ledger, versions, log } = this.#options;
    const text = JSON.stringify(ledger.kept(versions()));
    if (text === this.#written) return;
    try {
      writeWhole(file, text, 0o600);
      this.#written = text;
    } catch (error) {
      log.warn(
        { reason: error instanceof Error ? error.message : String(error) },
        'the counts of visits cannot be kept on the disk',
      );
    }
  }
}
