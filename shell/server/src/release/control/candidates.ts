import type { SectionRelease } from '@portal/contract';
import { BuildRefused, ReleaseRefused, type ProofResult } from '../check/finding.ts';
import type { Prover } from '../check/prove-release.ts';
import { eventOfRefusal } from '../events/release-event.ts';
import { addEvents } from '../events/release-event-repository.ts';
import type { StateStore } from '../pointers/state-store.ts';
import { LiveReleases } from '../store/live-releases.ts';
import { addRefusal } from '../pointers/pointer-repository.ts';
import { publishRelease } from '../store/publish-release.ts';
import type { ReleaseMirror } from '../store/release-mirror.ts';
import type { ReleaseSnapshot } from '../store/release-snapshot.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** A proof holds while the other sections stay as they are, and services do not change much meanwhile. */
const proofHoldsMs = 10 * 60_000;
const keptProofs = 50;

export interface CandidatesOptions {
  dir: string;
  mirror: Pick<ReleaseMirror, 'bring' | 'keep'>;
  state: StateStore;
  store: ReleaseStore;
  prover: Prover;
  /** Makes the versions of a snapshot ready; must not throw. */
  warm(snapshot: ReleaseSnapshot): Promise<void>;
  /** Whether events wait for a webhook. */
  eventDelivery: 'none' | 'waiting';
  log: { info(fields: object, text: string): void };
}

/** Releases on their way to visitors: taken into the store, and proved before a pointer moves to them. */
export class Candidates {
  readonly #options: CandidatesOptions;
  readonly #proofs = new Map<string, { result: ProofResult; at: number }>();
  /** One after the other: each takes threads of its own beside those of the visitors. */
  #proving: Promise<unknown> = Promise.resolve();

  constructor(options: CandidatesOptions) {
    this.#options = options;
  }

  /** Takes a release into the store. Rejects as publishRelease does. */
  async publish(section: string, archive: Buffer): Promise<{ release: SectionRelease; isNew: boolean }> {
    const { dir, mirror, log } = this.#options;
    const published = await publishRelease(dir, section, archive, (version) => mirror.bring(section, version));
    await mirror.keep(published.release);
    log.info({ section, version: published.release.version, isNew: published.isNew }, 'a release was published');
    return published;
  }

  /** Rejects with ReleaseRefused when the release may not go live at present; `by` is who asks, as the history names them. */
  async requireProof(section: string, version: string, by: string): Promise<ProofResult> {
    const { store } = this.#options;
    const proof = this.#proving.then(async () =>
      this.#prove(await store.read(section, version), store.current ?? noReleases),
    );
    this.#proving = proof.catch(() => undefined);
    const result = await proof;
    if (result.findings.length > 0) throw await this.#refuse(section, version, by, result);
    return result;
  }

  /** The same for several that are to go live together, each beside the others; side by side, for nobody is served yet. */
  async requireProofs(versions: ReadonlyMap<string, string>): Promise<void> {
    const { store, warm } = this.#options;
    const releases = await Promise.all([...versions].map(([section, version]) => store.read(section, version)));
    const { revision, pointers, live, canaries } = store.current ?? noReleases;
    const beside = ({ name }: SectionRelease) => {
      const others = releases.filter((release) => release.name !== name);
      const all = new Map([...live, ...others.map((release) => [release.name, release] as const)]);
      return new LiveReleases({ revision, sections: pointers }, all, canaries);
    };
    const first = releases[0];
    if (first) await warm(beside(first).preview(first));
    const results = await Promise.all(releases.map((release) => this.#prove(release, beside(release))));
    const refusals = new Map<string, ReleaseRefused>();
    for (const [index, { name, version }] of releases.entries()) {
      const result = results[index];
      if (result && result.findings.length > 0) refusals.set(name, await this.#refuse(name, version, 'build', result));
    }
    if (refusals.size > 0) throw new BuildRefused(refusals);
  }

  async #prove(release: SectionRelease, releases: LiveReleases): Promise<ProofResult> {
    const { prover, log } = this.#options;
    const { name: section, version } = release;
    const key = `${section}@${version} beside ${versionsBeside(section, releases)}`;
    const known = this.#proofs.get(key);
    if (known && Date.now() - known.at < proofHoldsMs) return known.result;
    const result = await prover.prove(release, releases);
    log.info(
      { section, version, ...result },
      result.findings.length > 0 ? 'a release was refused' : 'a release was proved',
    );
    // A refusal is proved again the next time: a service that was down may be back
    if (result.findings.length === 0) this.#keep(key, result);
    return result;
  }

  async #refuse(section: string, version: string, by: string, result: ProofResult): Promise<ReleaseRefused> {
    const { state, eventDelivery } = this.#options;
    const { findings, isUndecided } = result;
    // No event is sent: the result says nothing about the release
    if (isUndecided) return new ReleaseRefused(findings, true);
    const refusal = { section, version, by, findings };
    await state.attempt(() =>
      state.db.transaction(async (trx) => {
        await addRefusal(trx, refusal);
        await addEvents(trx, [eventOfRefusal(refusal, Date.now())], eventDelivery);
      }),
    );
    return new ReleaseRefused(findings);
  }

  #keep(key: string, result: ProofResult): void {
    this.#proofs.set(key, { result, at: Date.now() });
    for (const oldest of this.#proofs.keys()) {
      if (this.#proofs.size <= keptProofs) break;
      this.#proofs.delete(oldest);
    }
  }
}

const noReleases = new LiveReleases({ revision: 0, sections: new Map() }, new Map(), new Map());

/** The versions of the other sections that visitors get. */
function versionsBeside(section: string, { live, canaries }: LiveReleases): string {
  const all = [...live.values(), ...[...canaries.values()].map(({ release }) => release)];
  return all
    .filter(({ name }) => name !== section)
    .map(({ name, version }) => `${name}@${version}`)
    .toSorted()
    .join(' ');
}
