import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Finding } from '@portal/contract';
import { BuildRefused, type ReleaseRefused } from '../check/finding.ts';
import type { StateStore } from '../pointers/state-store.ts';
import type { ReleaseControl } from './release-control.ts';
import type { ReleaseMirror } from '../store/release-mirror.ts';
import { InvalidRelease, object } from '../store/section-release.ts';
import { isSectionName, isVersionName } from '../../config/names.ts';

export interface BuiltReleasesOptions {
  dir: string;
  mirror: Pick<ReleaseMirror, 'bringBuilt'>;
  state: StateStore;
  control: Pick<ReleaseControl, 'offerBuilt' | 'withdraw'>;
  log: { error(fields: object, text: string): void };
}

const lookEveryMs = 500;
/** After a check that a busy machine could not finish. */
const againAfterMs = 15_000;

/**
 * Makes live what a build on this machine has left: `built.json` in the release store names the version of each section. Each
 * is offered once, so that a rollback outlasts a restart.
 */
export class BuiltReleases {
  readonly #options: BuiltReleasesOptions;
  readonly #file: string;
  #seen = '';
  /** `section@version` of what was refused by this process. */
  readonly #refused = new Set<string>();
  #offering = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;
  #notBefore = 0;
  #tell: (text: string) => void = () => undefined;

  constructor(options: BuiltReleasesOptions) {
    this.#options = options;
    this.#file = join(options.dir, 'built.json');
  }

  /**
   * Offers what is new, now and whenever another build ends, and resolves when each was taken or refused. What is refused leaves the
   * version before it in place, and is told; what a busy machine cannot check is offered again.
   */
  async start(tell: (text: string) => void): Promise<void> {
    this.#tell = tell;
    await this.settle();
    this.#timer = setInterval(() => void this.#offerNext(), lookEveryMs).unref();
  }

  /** Offers what a build has left, and resolves when nothing of it waits any more. */
  async settle(): Promise<void> {
    await this.#offerNext();
    while (this.#notBefore > 0 && !this.#isStopped) {
      await wait(lookEveryMs);
      await this.#offerNext();
    }
  }

  #offerNext(): Promise<void> {
    this.#offering = this.#offering.then(() => this.#offer());
    return this.#offering;
  }

  /** Sections that visitors have in another version than the one that was built, which was refused. */
  get older(): string[] {
    const { sections } = this.#options.state.current;
    return Object.entries(object(this.#read(), 'built.json')).flatMap(([section, value]) => {
      const pointer = sections.get(section);
      const { version } = object(value, section);
      return version !== null && this.#refused.has(`${section}@${String(version)}`) && pointer?.live !== version
        ? [section]
        : [];
    });
  }

  /** Waits for what is being offered. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#timer);
    await this.#offering;
  }

  async #offer(): Promise<void> {
    const { state, log, mirror } = this.#options;
    await mirror.bringBuilt().catch((error: unknown) => log.error({ err: error }, 'built.json cannot be read'));
    const found = statSync(this.#file, { throwIfNoEntry: false });
    const seen = found ? `${found.ino}:${found.size}:${found.mtimeMs}` : '';
    if (seen === this.#seen || state.isAway || performance.now() < this.#notBefore) return;
    try {
      const { versions, removed } = this.#due();
      const undecided = versions.size > 0 ? await this.#offerAll(versions) : [];
      for (const section of removed)
        await this.#options.control.withdraw(section, { by: 'build', reason: 'removed from the sources' });
      this.#notBefore = undecided.length > 0 ? performance.now() + againAfterMs : 0;
      if (undecided.length > 0)
        this.#tell(
          `This machine is too busy to check the new pages of ${undecided.join(', ')}; visitors have those before, and the check is repeated.`,
        );
      else this.#seen = seen;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log.error({ reason, file: this.#file }, 'what was built cannot be made live');
    }
  }

  /** Versions that were not offered yet, and sections that were removed from the sources. */
  #due(): { versions: Map<string, string>; removed: string[] } {
    const { sections } = this.#options.state.current;
    const versions = new Map<string, string>();
    const removed: string[] = [];
    for (const [section, value] of Object.entries(object(this.#read(), 'built.json'))) {
      const { version } = object(value, section);
      if (!isSectionName(section)) throw new InvalidRelease(`"${section}" in built.json is no section name`);
      if (version === null && sections.has(section)) removed.push(section);
      if (version === null || sections.get(section)?.built === version) continue;
      if (typeof version !== 'string' || !isVersionName(version))
        throw new InvalidRelease(`built.json names no version of ${section}`);
      versions.set(section, version);
    }
    return { versions, removed };
  }

  #read(): unknown {
    return existsSync(this.#file) ? JSON.parse(readFileSync(this.#file, 'utf8')) : {};
  }

  /**
   * Offers versions together. Where some are refused the others are offered together without them, and those again once others were
   * taken: a widget needs the section that shows it. Returns the sections of which nothing can be said now.
   */
  async #offerAll(versions: ReadonlyMap<string, string>): Promise<string[]> {
    const first = new Map<string, ReleaseRefused>();
    let waiting = new Map(versions);
    let isProgress = true;
    while (waiting.size > 0 && isProgress) {
      const left = new Map<string, string>();
      let offered = waiting;
      while (offered.size > 0) {
        const refusals = await this.#offerTogether(offered);
        for (const [section, refusal] of refusals) {
          if (!first.has(section)) first.set(section, refusal);
          left.set(section, offered.get(section) ?? '');
        }
        if (refusals.size === 0) break;
        offered = new Map([...offered].filter(([section]) => !refusals.has(section)));
      }
      isProgress = left.size < waiting.size;
      waiting = left;
    }
    // What needs one of which nothing can be said is refused for that alone
    if ([...waiting.keys()].some((section) => first.get(section)?.isUndecided)) return [...waiting.keys()];
    for (const [section, version] of waiting) this.#report(section, version, first.get(section)?.findings ?? []);
    return [];
  }

  /** What speaks against which; nothing when all were taken. */
  async #offerTogether(built: ReadonlyMap<string, string>): Promise<ReadonlyMap<string, ReleaseRefused>> {
    try {
      await this.#options.control.offerBuilt(built);
      return new Map();
    } catch (error) {
      if (!(error instanceof BuildRefused)) throw error;
      return error.refusals;
    }
  }

  #report(section: string, version: string, findings: Finding[]): void {
    this.#refused.add(`${section}@${version}`);
    const reasons = findings.map(({ cause, mend }) => `\n  ${cause}\n    → ${mend}`);
    const text = `The built version of ${section} is refused; the one before it stays:${reasons.join('')}`;
    this.#options.log.error({ section, version, findings }, text);
    this.#tell(text);
  }
}
