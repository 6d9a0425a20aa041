import type { Progress } from '../progress.ts';
import { BrokenCallers } from './compare-contract.ts';
import { refusalOf } from './refusal.ts';
import type { Turns } from './release-steps.ts';
import type { ReleasedVersions } from './released-versions.ts';
import type { RunningVersion } from './running-version.ts';
import type { ServiceFleets } from './service-fleets.ts';
import { readRates, watchVersion } from './watch-version.ts';

export interface VersionWatchesOptions {
  versions: ReleasedVersions;
  fleets: ServiceFleets;
  turns: Turns;
  progress: Progress;
  /** How long a predecessor runs that was started to compare with. */
  warmMs: number;
  /** Takes the canary back, or makes the version before live again. Rejects with BrokenCallers when live sections need the present one. */
  goBack(name: string, reason: string): Promise<string>;
}

/** Watches the newest version of each service, takes one back that fails by itself, and notifies people where that is theirs to decide. */
export class VersionWatches {
  readonly #options: VersionWatchesOptions;
  /** Services whose managers have switched automatic rollback off. */
  #manual: ReadonlySet<string> = new Set();

  constructor(options: VersionWatchesOptions) {
    this.#options = options;
  }

  /** From now on these services, and no others, are only rolled back by people. */
  leaveTo(names: readonly string[]): void {
    this.#manual = new Set(names);
  }

  /** Watches the canary, or the live version while there is one to go back to. */
  watch(name: string): void {
    const { versions, fleets, warmMs } = this.#options;
    const fleet = fleets.of(name);
    fleet.endWatch?.();
    const watched = fleet.canary ?? fleet.live;
    const compared = fleet.canary ? fleet.live : fleet.before;
    const predecessor = async (): Promise<string | undefined> => {
      if (fleet.canary) return fleet.live.origin;
      if (fleet.before) return fleet.before.origin;
      const version = versions.predecessorOf(name);
      const artifact = version === undefined ? undefined : versions.store.find(name, version);
      if (!artifact) return undefined;
      fleet.before = await fleets.start(artifact);
      fleets.retire(fleet.before, warmMs);
      // From now on the portal repeats there what the live one fails to read, so that their failures can be compared
      fleets.tellPortal();
      return fleet.before.origin;
    };
    const told = new Set<string>();
    /** The history and the terminal say once why a version that seems to fail stays; the portal notifies its managers. */
    const stay = (because: string, reason: string, error?: BrokenCallers): void => {
      if (told.has(because)) return;
      told.add(because);
      const { version } = watched;
      const why = { ...(error && refusalOf(error)), reason };
      versions.save(name, {}, { action: 'stay', version, by: 'portal', ...why });
      this.#options.progress.warn(`services/${name} ${version}: ${reason}. ${error?.message ?? ''}`.trim());
    };
    fleet.endWatch = watchVersion({
      watched: { origin: watched.origin, pid: () => watched.child.pid, crashes: () => watched.child.crashes },
      baseline: compared && readRates(compared.origin),
      predecessor,
      formerCrashes: () => (fleet.canary ? fleet.live : fleet.before)?.child.crashes ?? 0,
      heal: (reason) => this.#heal(name, watched, reason, stay),
      tell: (reason) => this.#options.turns.take(name, async () => stay('writes', reason)),
    });
  }

  /** False when the version stays: automatic rollback is off, or live sections would fail without it. */
  #heal(
    name: string,
    watched: RunningVersion,
    reason: string,
    stay: (because: string, reason: string, error?: BrokenCallers) => void,
  ): Promise<boolean> {
    const { fleets, turns, progress, goBack } = this.#options;
    return turns.take(name, async () => {
      const { live, canary } = fleets.of(name);
      if ((canary ?? live) !== watched) return true;
      if (this.#manual.has(name)) {
        stay('manual', `${reason}, and it stays: automatic rollback is off`);
        return false;
      }
      try {
        const summary = await goBack(name, reason);
        progress.warn(`services/${name} ${watched.version} was taken back: ${reason}. ${summary}`);
        return true;
      } catch (error) {
        if (!(error instanceof BrokenCallers)) throw error;
        stay('callers', `${reason}, and it stays: live sections need it`, error);
        return false;
      }
    });
  }
}
