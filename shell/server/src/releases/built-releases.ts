import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '@portal/contract';
import { ReleaseRefused } from '../proof/finding.ts';
import type { StateStore } from '../state/state-store.ts';
import type { ReleaseControl } from './release-control.ts';
import type { ReleaseMirror } from './release-mirror.ts';
import { InvalidRelease, isSectionName, isVersionName, object } from './section-release.ts';

export interface BuiltReleasesOptions {
  dir: string;
  mirror: Pick<ReleaseMirror, 'bringBuilt'>;
  state: StateStore;
  control: Pick<ReleaseControl, 'offerBuilt' | 'withdraw'>;
  log: { error(fields: object, text: string): void };
}

const lookEveryMs = 500;

/**
 * Makes live what a build on this machine has left: `built.json` in the release store names the version of each section. Each
 * is offered once, so that a rollback outlasts a restart.
 */
export class BuiltReleases {
  readonly #options: BuiltReleasesOptions;
  readonly #file: string;
  #seen = '';
  #offering = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #onRefused: (text: string) => void = () => undefined;

  constructor(options: BuiltReleasesOptions) {
    this.#options = options;
    this.#file = join(options.dir, 'built.json');
  }

  /** Offers what is new, now and whenever another build ends. What is refused leaves the version before it in place, and is told. */
  async start(onRefused: (text: string) => void): Promise<void> {
    this.#onRefused = onRefused;
    const offer = () => (this.#offering = this.#offering.then(() => this.#offer()));
    await offer();
    this.#timer = setInterval(() => void offer(), lookEveryMs).unref();
  }

  /** Waits for what is being offered. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#offering;
  }

  async #offer(): Promise<void> {
    const { state, log, mirror } = this.#options;
    await mirror.bringBuilt().catch((error: unknown) => log.error({ err: error }, 'built.json cannot be read'));
    const found = statSync(this.#file, { throwIfNoEntry: false });
    const seen = found ? `${found.ino}:${found.size}:${found.mtimeMs}` : '';
    if (seen === this.#seen || state.isAway) return;
    try {
      const { versions, removed } = this.#due();
      const refused = versions.size > 0 ? await this.#offerAll(versions) : undefined;
      if (refused && versions.size > 1) await this.#offerAlone(versions);
      else if (refused) this.#report([...versions.keys()], refused);
      for (const section of removed)
        await this.#options.control.withdraw(section, { by: 'build', reason: 'removed from the sources' });
      this.#seen = seen;
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
   * Offers each version by itself, so that one that is refused does not keep the others back. What is refused is offered again
   * after others were taken: a widget needs the section that shows it.
   */
  async #offerAlone(versions: Map<string, string>): Promise<void> {
    const refusals = new Map<string, Finding[]>();
    for (const [section, version] of versions) {
      const findings = await this.#offerAll(new Map([[section, version]]));
      if (findings) refusals.set(section, findings);
    }
    const isProgress = refusals.size < versions.size;
    if (isProgress && refusals.size > 0)
      await this.#offerAlone(new Map([...versions].filter(([section]) => refusals.has(section))));
    else for (const [section, findings] of refusals) this.#report([section], findings);
  }

  /** Offers versions together; returns why they were refused, undefined when they were taken. */
  async #offerAll(built: Map<string, string>): Promise<Finding[] | undefined> {
    try {
      await this.#options.control.offerBuilt(built);
      return undefined;
    } catch (error) {
      if (!(error instanceof ReleaseRefused)) throw error;
      return error.findings;
    }
  }

  #report(sections: string[], findings: Finding[]): void {
    const reasons = findings.map(({ cause, mend }) => `\n  ${cause}\n    → ${mend}`);
    const text = `The built version of ${sections.join(', ')} is refused; the one before it stays:${reasons.join('')}`;
    this.#options.log.error({ sections, findings }, text);
    this.#onRefused(text);
  }
}
