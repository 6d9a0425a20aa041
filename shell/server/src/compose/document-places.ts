import { WorkQueue } from '../proxy/work-queue.ts';

/** Of a document for its place; its parts take up to 850 ms after it. */
const maxWaitMs = 500;
/** Waiting costs nothing; a page that is left to the browser for want of a place to wait does. */
const maxWaiting = 512;
/** Renders of a section follow one another: what one network has under way is what all others wait for. */
const greatestShare = 1 / 8;
/** With two of 16 places: some 30 documents a second of one network. */
const restMs = 60;

/** Bounds the documents that are rendered at a time, by the section that owns the page, with a share for each network. */
export class DocumentPlaces {
  readonly #maxActive: number;
  readonly #queues = new Map<string, WorkQueue>();

  constructor(rendersPerSection: number) {
    this.#maxActive = rendersPerSection;
  }

  /** Resolves when a document may be rendered for a visitor, with what is to be called when it is. Rejects with TooBusy. */
  enter(section: string, address: string): Promise<() => void> {
    return this.#of(section).enter(address);
  }

  hasRoomFor(section: string, address: string): boolean {
    return this.#of(section).hasRoomFor(address);
  }

  /** One for each section there ever was: releases bring few. */
  #of(section: string): WorkQueue {
    const maxActive = this.#maxActive;
    const known = this.#queues.get(section);
    const queue = known ?? new WorkQueue({ maxActive, greatestShare, maxWaiting, maxWaitMs, restMs });
    if (!known) this.#queues.set(section, queue);
    return queue;
  }
}
