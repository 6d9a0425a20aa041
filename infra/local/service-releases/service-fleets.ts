import { copyFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ClearError, firstLine } from '../clear-error.ts';
import { runningServices } from '../processes/process-environment.ts';
import type { Progress } from '../progress.ts';
import type { PortalProcess } from '../stack/start-portal.ts';
import type { ProcessHandle } from '../stack/stack.ts';
import type { Artifact } from './artifact-store.ts';
import { declarationOf, startVersion, type RunningVersion, type Surroundings } from './running-version.ts';

/** The versions of a service that run. */
export interface Fleet {
  live: RunningVersion;
  /** Live before, and still running: what the live one fails to read, it is asked for. */
  before?: RunningVersion;
  canary?: RunningVersion;
  endWatch?: () => void;
}

export interface FleetsOptions {
  /** A folder in which the portal finds what the services that run say of themselves. */
  declarationsDir: string;
  /** Percentage of the visitors that get the canary of a service. */
  shareOf(name: string): number | undefined;
  /** Before a process is stopped that has served. */
  onRetired(running: RunningVersion): Promise<void>;
  progress: Progress;
}

/** The processes of all services, and what the portal knows of them. */
export class ServiceFleets {
  readonly #options: FleetsOptions;
  readonly #fleets = new Map<string, Fleet>();
  #around: Surroundings | undefined;
  #portal: PortalProcess | undefined;

  constructor(options: FleetsOptions) {
    this.#options = options;
    mkdirSync(options.declarationsDir, { recursive: true });
  }

  has(name: string): boolean {
    return this.#fleets.has(name);
  }

  /** Throws ClearError for a service that does not run. */
  of(name: string): Fleet {
    const fleet = this.#fleets.get(name);
    if (!fleet) throw new ClearError(`services/${name} does not run here.`);
    return fleet;
  }

  /** Everything that runs. */
  get running(): RunningVersion[] {
    return [...this.#fleets.values()].flatMap(({ live, before, canary }) =>
      [live, before, canary].filter((one) => one !== undefined),
    );
  }

  /** Versions of a service that have a process. */
  versionsOf(name: string): string[] {
    const { live, before, canary } = this.#fleets.get(name) ?? {};
    return [live, before, canary].flatMap((running) => running?.version ?? []);
  }

  get around(): Surroundings {
    if (!this.#around) throw new ClearError('The services are not started yet: wait a moment.');
    return this.#around;
  }

  /** What all processes need from now on. */
  surround(around: Surroundings): void {
    this.#around = around;
  }

  get names(): string[] {
    return [...this.#fleets.keys()];
  }

  /** From now on the portal is told of changes. */
  attach(portal: PortalProcess): void {
    this.#portal = portal;
    this.tellPortal();
  }

  /** Starts a version beside those that run; it gets no calls yet. */
  start(artifact: Artifact): Promise<RunningVersion> {
    return startVersion(artifact, this.around);
  }

  /** The running version is the live one of its service, alone at first. */
  adopt(running: RunningVersion): void {
    const { name, artifact } = running;
    this.#fleets.get(name)?.endWatch?.();
    this.#fleets.set(name, { live: running });
    const { places } = this.around;
    places.ports[name] = running.port;
    const folder = path.join(this.#options.declarationsDir, name);
    mkdirSync(folder, { recursive: true });
    copyFileSync(declarationOf(artifact), path.join(folder, 'package.json'));
    places.bases = { ...places.bases, [name]: basesIn(declarationOf(artifact)) };
  }

  /** Stops a process after a while, unless it has work again by then. */
  retire(running: RunningVersion, afterMs: number): void {
    void wait(afterMs, undefined, { ref: false })
      .then(async () => {
        const fleet = this.#fleets.get(running.name);
        if (fleet?.live === running || fleet?.canary === running) return;
        if (fleet?.before === running) {
          fleet.before = undefined;
          this.tellPortal();
        }
        await this.#options.onRetired(running);
        await running.child.stop();
      })
      .catch((error: unknown) => this.#options.progress.warn(firstLine(error)));
  }

  /** Stops a service whose folder was removed. */
  async remove(name: string): Promise<void> {
    const { live, before, canary, endWatch } = this.#fleets.get(name) ?? {};
    this.#fleets.delete(name);
    rmSync(path.join(this.#options.declarationsDir, name), { recursive: true, force: true });
    endWatch?.();
    await Promise.all([live?.child.stop(), before?.child.stop(), canary?.child.stop()]);
  }

  /** What runs where, and beside what. */
  tellPortal(): void {
    const fleets = [...this.#fleets];
    const canaries = fleets.flatMap(([service, { live, canary }]) => {
      const percent = this.#options.shareOf(service);
      if (!canary || percent === undefined) return [];
      return [{ service, version: canary.version, origin: canary.origin, instead: live.origin, percent }];
    });
    const predecessors = fleets.flatMap(([, { live, before, canary }]) => [
      ...(before ? [[live.origin, before.origin]] : []),
      ...(canary ? [[canary.origin, live.origin]] : []),
    ]);
    this.#portal?.takeServices(runningServices(this.around.places), {
      canaries,
      predecessors: Object.fromEntries(predecessors) as Record<string, string>,
    });
  }

  /** The live process of a service, whichever that is. */
  handleOf(name: string): ProcessHandle {
    const live = () => this.of(name).live;
    return {
      get url() {
        return live().origin;
      },
      get pid() {
        return live().child.pid;
      },
      stop: () => live().child.stop(),
      start: () => live().child.start(),
    };
  }
}

function basesIn(file: string): string[] {
  const { portal } = JSON.parse(readFileSync(file, 'utf8')) as { portal?: { bases?: string[] } };
  return portal?.bases ?? [];
}
