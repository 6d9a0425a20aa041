import path from 'node:path';
import { ClearError } from '../clear-error.ts';
import type { Progress } from '../progress.ts';
import type { PortalProcess } from '../stack/start-portal.ts';
import type { ProcessHandle } from '../stack/stack.ts';
import { publishServices } from './checkout-programs.ts';
import { refuseBrokenCallers } from './compare-contract.ts';
import { untilReady } from './probe-version.ts';
import { tryOut } from './try-out.ts';
import { timed, Turns, type MoveReason, type OnStep, type ReleaseOptions } from './release-steps.ts';
import { ReleasedVersions, type Move } from './released-versions.ts';
import { migrateFor, type RunningVersion, type Surroundings } from './running-version.ts';
import { callingSections } from './section-calls.ts';
import { ServiceFleets } from './service-fleets.ts';
import { startReleased } from './start-released.ts';
import { CallMeter } from './call-meter.ts';
import { refusalOf } from './refusal.ts';
import { VersionWatches } from './version-watches.ts';

/** How long the version before stays beside a new one. */
const warmMs = 60_000;
/** Longer than the portal takes to hear of a move; after it nobody asks the former version anything. */
const drainAfterMs = 2_000;

/**
 * How a released version of a service takes the place of another without a lost request, and what takes it back. Each service moves
 * by itself, one move after the other.
 */
export class ServiceReleases {
  readonly versions: ReleasedVersions;
  readonly #fleets: ServiceFleets;
  readonly #turns = new Turns();
  readonly #meter = new CallMeter();
  readonly #watches: VersionWatches;
  readonly #progress: Progress;
  readonly #sections: { stateFile: string; releasesDir: string };

  constructor({ dataDir, releasesDir, progress }: { dataDir: string; releasesDir: string; progress: Progress }) {
    this.versions = new ReleasedVersions(dataDir);
    this.#progress = progress;
    this.#sections = { stateFile: path.join(dataDir, 'portal/state.json'), releasesDir };
    const { declarationsDir } = this.versions;
    const shareOf = (name: string) => this.versions.find(name)?.canary?.percent;
    const onRetired = (running: RunningVersion) => this.#meter.read(running);
    this.#fleets = new ServiceFleets({ declarationsDir, shareOf, onRetired, progress });
    this.#watches = new VersionWatches({
      versions: this.versions,
      fleets: this.#fleets,
      turns: this.#turns,
      progress,
      warmMs,
      goBack: (name, reason) => this.#goBack(name, { action: 'heal', by: 'portal', reason }, false),
    });
  }

  /** Starts services, side by side; see startReleased. Resolves when all listen. */
  async start(names: readonly string[], around: Surroundings): Promise<Record<string, ProcessHandle>> {
    const began = performance.now();
    this.#fleets.surround(around);
    const built = publishServices(this.versions.store, names);
    const input = { versions: this.versions, fleets: this.#fleets, progress: this.#progress };
    await Promise.all(names.map((name) => startReleased(name, built[name] ?? '', input)));
    for (const name of names) this.#watches.watch(name);
    this.#progress.done('Services ready', began);
    return Object.fromEntries(names.map((name) => [name, this.#fleets.handleOf(name)]));
  }

  /** From now on the portal is told of moves. */
  attach(portal: PortalProcess): void {
    this.#fleets.attach(portal);
    const tell = () => portal.takeServiceReleases(this.#fleets.names.map((name) => this.versions.describe(name)));
    this.versions.onChange = tell;
    tell();
    portal.onManualServices((names) => this.#watches.leaveTo(names));
    this.#meter.start(
      () => this.#fleets.running,
      (calls) => portal.noteServiceCalls(calls),
    );
  }

  /** Stops a service whose folder was removed. */
  remove(name: string): Promise<void> {
    return this.#fleets.remove(name);
  }

  has(name: string): boolean {
    return this.#fleets.has(name);
  }

  /** Makes a published version live, or a canary. Rejects with ClearError, and nothing has changed for visitors, when it is refused. */
  release(name: string, version: string, options: ReleaseOptions, onStep: OnStep): Promise<string> {
    return this.#turns.take(name, async () => {
      const built = options.isBuild ? { built: version } : {};
      try {
        const done = await this.#release(name, version, options, onStep);
        if (options.isBuild) this.versions.save(name, built);
        this.versions.prune(name, this.#fleets.versionsOf(name));
        return done;
      } catch (error) {
        const { by, dryRun } = options;
        if (!dryRun) this.versions.save(name, built, { action: 'refused', version, by, ...refusalOf(error) });
        throw error;
      }
    });
  }

  /** The canary becomes live. */
  promote(name: string, { by, reason }: MoveReason): Promise<string> {
    return this.#turns.take(name, async () => {
      const fleet = this.#fleets.of(name);
      const { canary } = fleet;
      if (!canary) throw new ClearError(`services/${name} has no canary to promote.`);
      // Sections may have moved since it was released
      refuseBrokenCallers(fleet.live.artifact, canary.artifact, callingSections(this.#sections));
      fleet.canary = undefined;
      this.#goLive(name, canary, { action: 'promote', by, reason });
      return this.versions.summary(name);
    });
  }

  /** Another share of the visitors gets the canary. */
  share(name: string, percent: number, why: MoveReason): Promise<string> {
    return this.#turns.take(name, async () => {
      const { canary } = this.#fleets.of(name);
      if (!canary) throw new ClearError(`services/${name} has no canary: release one with --canary ${percent}.`);
      return this.#setShare(canary, percent, why);
    });
  }

  /**
   * Takes the canary back, or without one makes the version before live again. Rejects with ClearError, and nothing has changed,
   * when live sections would no longer work, unless `anyway`.
   */
  rollback(name: string, { anyway = false, ...why }: MoveReason & { anyway?: boolean }): Promise<string> {
    return this.#turns.take(name, () => this.#goBack(name, { action: 'rollback', ...why }, anyway));
  }

  async #release(name: string, version: string, options: ReleaseOptions, onStep: OnStep): Promise<string> {
    const { percent, dryRun = false, isBuild = false, by, reason } = options;
    const fleet = this.#fleets.of(name);
    const artifact = this.versions.store.require(name, version);
    if (version === fleet.live.version) return `services/${name}: ${version} is live already`;
    const step = timed(onStep);
    const sections = callingSections(this.#sections);
    await step(
      'compared',
      async () => refuseBrokenCallers(fleet.live.artifact, artifact, sections),
      () => `with the calls of ${sections.length} live versions of sections`,
    );
    if (dryRun) return `services/${name} ${version} may go live; nothing was changed`;
    await step('migrated', () => migrateFor(artifact, this.#fleets.around));
    const running = await step('started', () => this.#fleets.start(artifact));
    await tryOut(running, fleet.live, step);
    if (percent === undefined || percent >= 100) {
      this.#goLive(name, running, { action: isBuild ? 'build' : 'live', by, reason });
      return this.versions.summary(name);
    }
    const former = fleet.canary;
    fleet.canary = running;
    if (former) this.#fleets.retire(former, drainAfterMs);
    return this.#setShare(running, percent, { by, reason });
  }

  #setShare({ name, version }: RunningVersion, percent: number, { by, reason }: MoveReason): string {
    const why = [`${percent} %`, reason].filter(Boolean).join(': ');
    this.versions.save(name, { canary: { version, percent } }, { action: 'canary', version, by, reason: why });
    this.#fleets.tellPortal();
    this.#watches.watch(name);
    return this.versions.summary(name);
  }

  /** The version serves everybody from now on; the one before goes on for a while, since a fault shows at once or never. */
  #goLive(name: string, running: RunningVersion, move: Omit<Move, 'version' | 'from'>): void {
    const { live: former, before, canary } = this.#fleets.of(name);
    const { version } = running;
    this.#fleets.adopt(running);
    this.#fleets.of(name).before = former;
    this.versions.save(name, { live: version, canary: undefined }, { ...move, version, from: former.version });
    this.#fleets.tellPortal();
    this.#watches.watch(name);
    for (const earlier of [before, canary]) if (earlier) this.#fleets.retire(earlier, drainAfterMs);
    this.#fleets.retire(former, warmMs);
  }

  async #goBack(name: string, move: Omit<Move, 'version' | 'from'>, anyway: boolean): Promise<string> {
    const fleet = this.#fleets.of(name);
    const { live: former, before, canary } = fleet;
    if (canary) {
      fleet.canary = undefined;
      this.versions.save(name, { canary: undefined }, { ...move, version: canary.version });
      this.#fleets.tellPortal();
      this.#watches.watch(name);
      this.#fleets.retire(canary, drainAfterMs);
      return this.versions.summary(name);
    }
    const version = this.versions.predecessorOf(name);
    if (version === undefined) throw new ClearError(`services/${name} has no version before ${former.version}.`);
    const artifact = this.versions.store.require(name, version);
    if (!anyway) refuseBrokenCallers(former.artifact, artifact, callingSections(this.#sections), 'rollback');
    const running = before?.version === version ? before : await this.#fleets.start(artifact);
    await untilReady(name, running.origin);
    this.#fleets.adopt(running);
    this.versions.save(name, { live: version }, { ...move, version, from: former.version });
    this.#fleets.tellPortal();
    for (const earlier of [former, before]) if (earlier) this.#fleets.retire(earlier, drainAfterMs);
    return this.versions.summary(name);
  }
}
