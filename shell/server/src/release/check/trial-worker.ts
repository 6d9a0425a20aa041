import type { SectionRelease } from '@portal/contract';
import { earlierKitOf } from '../store/earlier-kit.ts';
import type { BundleDescription, RenderCall, WorkerSetup } from '../../render/render-protocol.ts';
import { SectionWorker } from '../../render/section-worker.ts';
import { CheckPatience } from './check-patience.ts';
import { join } from 'node:path';

/** A thread takes 170 to 650 ms to load, and several times that while the machine is busy with the visitors. */
const loadLimitMs = 10_000;
const describeLimitMs = 5_000;

export interface TrialPlaces {
  releasesDir: string;
  workerFile: URL;
}

/** A render thread of its own for a release that is not live: what it does there hurts nobody. */
export class TrialWorker {
  readonly #worker: SectionWorker;
  readonly #patience: CheckPatience;

  constructor(
    { releasesDir, workerFile }: TrialPlaces,
    shell: SectionRelease,
    release: SectionRelease,
    patience = new CheckPatience(),
  ) {
    this.#patience = patience;
    const bundle = (of: SectionRelease) => join(releasesDir, of.name, of.version, 'server', 'index.cjs');
    const setup: WorkerSetup = {
      shellBundle: bundle(shell),
      sectionBundle: release === shell ? undefined : bundle(release),
      earlierKit: earlierKitOf(shell, release)?.version,
    };
    this.#worker = new SectionWorker({
      file: workerFile,
      name: `proof of ${release.name}`,
      setup,
      onExit: () => undefined,
      onOutput: () => undefined,
    });
  }

  /** Loads the bundle and has it describe itself. Rejects with the reason when it does not load. */
  async open(): Promise<BundleDescription> {
    const limitMs = this.#patience.limit(loadLimitMs);
    const timer = setTimeout(() => {
      this.#patience.isExceeded = true;
      void this.#worker.end(`not loaded within ${limitMs} ms`);
    }, limitMs);
    await this.#worker.loaded.finally(() => clearTimeout(timer));
    return (await this.call({ op: 'describe' }, describeLimitMs)) as BundleDescription;
  }

  /** `limitMs` is that of a quiet machine. */
  async call(call: RenderCall, limitMs: number): Promise<unknown> {
    return this.#patience.within(limitMs, (limit) => this.#worker.call(call, limit));
  }

  /** False when the thread is caught in a loop. */
  async isResponsive(limitMs: number): Promise<boolean> {
    const isResponsive = await this.#worker.isResponsive(limitMs);
    if (!isResponsive) this.#patience.isExceeded = true;
    return isResponsive;
  }

  close(): Promise<void> {
    return this.#worker.end('proved');
  }
}
