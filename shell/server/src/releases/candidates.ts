import type { SectionRelease } from '@portal/contract';
import { ReleaseRefused, type ProofResult } from '../proof/finding.ts';
import type { Prover } from '../proof/prove-release.ts';
import type { LiveReleases } from './live-releases.ts';
import { publishRelease } from './publish-release.ts';
import type { ReleaseStore } from './release-store.ts';
import type { ReleaseSecrets } from './release-secrets.ts';

/** A proof holds while the other sections stay as they are, and services do not change much meanwhile. */
const proofHoldsMs = 10 * 60_000;
const keptProofs = 50;

export interface CandidatesOptions {
  dir: string;
  store: ReleaseStore;
  secrets: Pick<ReleaseSecrets, 'prepare'>;
  prover: Prover;
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
    const published = await publishRelease(this.#options.dir, section, archive);
    await this.#options.secrets.prepare([section]);
    this.#options.log.info(
      { section, version: published.release.version, isNew: published.isNew },
      'a release was published',
    );
    return published;
  }

  /** Rejects with ReleaseRefused when the release may not go live as things stand. */
  async requireProof(section: string, version: string): Promise<ProofResult> {
    const proof = this.#proving.then(() => this.#prove(section, version));
    this.#proving = proof.catch(() => undefined);
    const result = await proof;
    if (result.findings.length > 0) throw new ReleaseRefused(result.findings);
    return result;
  }

  async #prove(section: string, version: string): Promise<ProofResult> {
    const { store, prover, log } = this.#options;
    const release = await store.read(section, version);
    const releases = store.current;
    if (!releases) throw new Error('nothing is live that a release could be proved against');
    const key = `${section}@${version} beside ${versionsBeside(section, releases)}`;
    const known = this.#proofs.get(key);
    if (known && Date.now() - known.at < proofHoldsMs) return known.result;
    const result = await prover.prove(release, releases);
    log.info(
      { section, version, ...result },
      result.findings.length > 0 ? 'a release was refused' : 'a release was proved',
    );
    // A refusal is looked at again: a service that was down may be back
    if (result.findings.length === 0) this.#keep(key, result);
    return result;
  }

  #keep(key: string, result: ProofResult): void {
    this.#proofs.set(key, { result, at: Date.now() });
    for (const oldest of this.#proofs.keys()) {
      if (this.#proofs.size <= keptProofs) break;
      this.#proofs.delete(oldest);
    }
  }
}

/** The versions of the other sections that visitors get. */
function versionsBeside(section: string, { live, canaries }: LiveReleases): string {
  const all = [...live.values(), ...[...canaries.values()].map(({ release }) => release)];
  return all
    .filter(({ name }) => name !== section)
    .map(({ name, version }) => `${name}@${version}`)
    .toSorted()
    .join(' ');
}
