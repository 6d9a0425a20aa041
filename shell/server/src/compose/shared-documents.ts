import type { PortalMetrics } from '../http/portal-metrics.ts';
import { TooBusy } from '../proxy/work-queue.ts';
import type { FormerReleases } from '../release/store/former-releases.ts';
import type { LiveReleases } from '../release/store/live-releases.ts';
import { ownerOf } from '../release/store/path-owner.ts';
import { shellName, type ReleaseSnapshot } from '../release/store/release-snapshot.ts';
import type { ChosenReleases } from '../release/control/visitor-releases.ts';
import type { ComposedDocument, DocumentAddress, DocumentComposer } from './document-composer.ts';
import { DocumentPlaces } from './document-places.ts';
import { MicroCache } from '../http/micro-cache.ts';

export interface SharedDocumentsOptions {
  composer: DocumentComposer;
  rendersPerSection: number;
  metrics: Pick<PortalMetrics, 'limitsMet'>;
  former: FormerReleases;
  /** Has render threads ready for a snapshot that visitors do not get. */
  warm(snapshot: ReleaseSnapshot): Promise<void>;
}

type Found = { value: ComposedDocument; wasKept: boolean };

/**
 * The documents that all visitors get, each made at most once a second. Who needs one that has to be made takes a place of
 * their network; without one the document is left to the browser, for this visitor alone.
 */
export class SharedDocuments {
  readonly #options: SharedDocumentsOptions;
  readonly #places: DocumentPlaces;
  #cache = { releases: undefined as LiveReleases | undefined, documents: new MicroCache<ComposedDocument>() };

  constructor(options: SharedDocumentsOptions) {
    this.#options = options;
    this.#places = new DocumentPlaces(options.rendersPerSection);
  }

  /** The document of a URL, for a visitor's network address. `wasKept`: it was not made for them. */
  async of({ releases, snapshot }: ChosenReleases, address: DocumentAddress, visitor: string): Promise<Found> {
    if (this.#cache.releases !== releases) this.#cache = { releases, documents: new MicroCache() };
    const { documents } = this.#cache;
    const { locale, theme, pathname, search } = address;
    const key = `${snapshot.key}|${locale} ${theme} ${pathname}${search}`;
    const make = () => this.#composeWhole(releases, snapshot, address);
    const mayKeep = ({ status, isWhole }: ComposedDocument) => isWhole && status < 500;
    const section = sectionOf(snapshot, address);

    const kept = documents.peek(key);
    // A kept one still serves: making it again needs no waiting for a place
    if (kept && !(kept.isDue && this.#places.hasRoomFor(section, visitor))) return { value: kept.value, wasKept: true };
    if (documents.isMaking(key)) return documents.get(key, make, mayKeep);
    return this.#inPlace(section, visitor, snapshot, address, (leave) => {
      let isMade = false;
      const found = documents.get(
        key,
        () => {
          isMade = true;
          return make().finally(leave);
        },
        mayKeep,
      );
      // While this visitor waited, another had it made
      if (!isMade) leave();
      return found;
    });
  }

  /** A document for one visitor alone: it is not kept. */
  async alone(snapshot: ReleaseSnapshot, address: DocumentAddress, visitor: string): Promise<ComposedDocument> {
    const { composer } = this.#options;
    const { value } = await this.#inPlace(sectionOf(snapshot, address), visitor, snapshot, address, async (leave) => ({
      value: await composer.compose(snapshot, address).finally(leave),
      wasKept: false,
    }));
    return value;
  }

  async #inPlace(
    section: string,
    visitor: string,
    snapshot: ReleaseSnapshot,
    address: DocumentAddress,
    make: (leave: () => void) => Promise<Found>,
  ): Promise<Found> {
    const { composer, metrics } = this.#options;
    let leave: () => void;
    try {
      leave = await this.#places.enter(section, visitor);
    } catch (error) {
      if (!(error instanceof TooBusy)) throw error;
      metrics.limitsMet.inc({ limit: 'renders' });
      return { value: await composer.compose(snapshot, { ...address, isLeftToBrowser: true }), wasKept: false };
    }
    return make(leave);
  }

  /**
   * A page that a canary or a fresh release fails to render is rendered by the version before, as long as it does: visitors get
   * it, and the failure still counts against the newer one.
   */
  async #composeWhole(
    releases: LiveReleases,
    snapshot: ReleaseSnapshot,
    address: DocumentAddress,
  ): Promise<ComposedDocument> {
    const { composer, former, warm } = this.#options;
    const document = await composer.compose(snapshot, address);
    const owner = document.status < 500 ? undefined : ownerOf(address.pathname, snapshot.releases.values());
    const before = owner && (await former.snapshotBefore(releases, snapshot, owner));
    if (!before) return document;
    await warm(before);
    const earlier = await composer.compose(before, address);
    return earlier.status < 500 ? { ...earlier, outcomes: document.outcomes } : document;
  }
}

/** Whose threads render the page. */
function sectionOf(snapshot: ReleaseSnapshot, { pathname }: DocumentAddress): string {
  return ownerOf(pathname, snapshot.releases.values()) ?? shellName;
}
