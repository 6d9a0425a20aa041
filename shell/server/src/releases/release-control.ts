import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AuditQueue } from '../audit/audit-queue.ts';
import type { HistoryEntry, PointerAction, SectionRelease } from '@portal/contract';
import type { PointerFile } from './pointer-file.ts';
import { movedBack, PointerRefused, promoted, toCanary, toLive, type MoveReason } from './pointer-moves.ts';
import type { PointerState, RegistryFile } from './registry-file.ts';
import { shellName, type ReleaseSnapshot } from './release-snapshot.ts';
import type { ReleaseStore } from './release-store.ts';

export interface PointerChange {
  section: string;
  before?: PointerState;
  after: PointerState;
  entry: HistoryEntry;
  revision: number;
}

/** What the audit log learns besides the registry's own entry. */
export interface MoveContext extends MoveReason {
  actor?: { id: string; email: string };
  requestId?: string;
  /** `at` of the newest history entry that the caller has seen: whoever decides by what a page shows must not undo what came after. */
  unmovedSince?: string;
}

const auditActions: Record<PointerAction, string> = {
  build: 'release.build',
  live: 'release.live',
  canary: 'release.canary',
  promote: 'release.promote',
  rollback: 'release.rollback',
  heal: 'release.heal',
};

type Move = Parameters<PointerFile['change']>[1];

export interface ReleaseControlOptions {
  dir: string;
  file: PointerFile;
  store: ReleaseStore;
  audit: Pick<AuditQueue, 'record'>;
  log: { info(fields: object, text: string): void };
  /** Makes the versions of a snapshot ready before visitors get them; must not throw. */
  warm(snapshot: ReleaseSnapshot): Promise<void>;
  /** Throws when the files of a release are not those that it was published with. */
  verify(release: SectionRelease): Promise<void>;
}

/** Moves the pointers of the running portal: the coming version is warm before, and visitors get it with the answer. */
export class ReleaseControl {
  readonly #options: ReleaseControlOptions;
  readonly #listeners = new Set<(change: PointerChange) => void>();
  /** One move after the other, so that each finds what the one before has left. */
  #moving: Promise<unknown> = Promise.resolve();

  constructor(options: ReleaseControlOptions) {
    this.#options = options;
  }

  /** All visitors get the version, from now on. Undefined when they do already. */
  setLive(section: string, version: string, why: MoveContext): Promise<PointerChange | undefined> {
    return this.#move(section, why, (before) => toLive(before, version, why), version);
  }

  /** A share of the visitors gets the version; without one, the present canary gets another share. */
  setCanary(
    section: string,
    { version, percent }: { version?: string; percent: number },
    why: MoveContext,
  ): Promise<PointerChange | undefined> {
    return this.#move(section, why, (before) => toCanary(before, version, percent, why), version);
  }

  /** The canary becomes live. Rejects with PointerRefused when there is none. */
  promote(section: string, why: MoveContext): Promise<PointerChange | undefined> {
    return this.#move(section, why, (before) => promoted(before, why));
  }

  /**
   * Takes the canary back; without one, the version before is live again. With `ifVersion` only while that is the newest one,
   * so that a late alarm never takes back what came after.
   */
  rollback(
    section: string,
    why: MoveContext & { action?: 'heal'; ifVersion?: string },
  ): Promise<PointerChange | undefined> {
    const isThere = (version: string) => existsSync(join(this.#options.dir, section, version, 'section.json'));
    return this.#move(section, why, (before) => movedBack(before, { ...why, isThere }));
  }

  /** Nobody gets the section any more: its pages, menu entries and widgets are gone. Rejects with PointerRefused for the shell and for what is not there. */
  async withdraw(section: string, { by, reason, actor, requestId }: MoveContext): Promise<void> {
    if (section === shellName)
      throw new PointerRefused('shell-stays', 'the shell carries all other sections: it cannot be withdrawn');
    const { file, store, log, audit } = this.#options;
    const before = await file.remove(section, store.current?.file);
    if (!before) throw new PointerRefused('unknown-section', 'the section has no live version');
    await store.refresh();
    const details = { version: before.live, by, reason };
    log.info({ section, ...details }, 'a section was withdrawn');
    audit.record({ actor, action: 'release.withdraw', target: { type: 'section', id: section }, details, requestId });
  }

  /** Calls back after each move of this portal. Returns what ends that. */
  onChange(listener: (change: PointerChange) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #move(section: string, why: MoveContext, move: Move, version?: string): Promise<PointerChange | undefined> {
    const moved = this.#moving.then(() => this.#moveNow(section, why, move, version));
    this.#moving = moved.catch(() => undefined);
    return moved;
  }

  async #moveNow(
    section: string,
    why: MoveContext,
    move: Move,
    version: string | undefined,
  ): Promise<PointerChange | undefined> {
    const { file, store } = this.#options;
    const lastGood = store.current?.file;
    await this.#prepare(section, version ?? coming(move(pointerOf(lastGood, section))));
    let change: PointerChange | undefined;
    const registry = await file.change(
      section,
      (before) => {
        if (why.unmovedSince !== undefined && why.unmovedSince !== before?.history[0]?.at)
          throw new PointerRefused('moved-meanwhile', 'the pointers were moved since you looked');
        const next = move(before);
        if (next) {
          const after = { ...next.state, history: [next.entry, ...(before?.history ?? [])] };
          change = { section, before, after, entry: next.entry, revision: 0 };
        }
        return next;
      },
      lastGood,
    );
    if (!change) return undefined;
    await store.refresh();
    const done = { ...change, revision: registry.revision };
    this.#tell(done, why);
    return done;
  }

  async #prepare(section: string, version: string | undefined): Promise<void> {
    const { store, verify, warm } = this.#options;
    if (version === undefined) return;
    const release = await store.read(section, version);
    await verify(release);
    if (store.current) await warm(store.current.preview(release));
  }

  #tell(change: PointerChange, { actor, requestId }: MoveContext): void {
    const { section, before, after, entry, revision } = change;
    const details = {
      version: entry.version,
      from: entry.from,
      by: entry.by,
      reason: entry.reason,
      percent: after.canary?.percent,
      percentBefore: before?.canary?.percent,
      revision,
    };
    this.#options.log.info({ section, action: entry.action, ...details }, 'a release pointer was moved');
    this.#options.audit.record({
      actor,
      action: auditActions[entry.action],
      target: { type: 'section', id: section },
      details,
      requestId,
    });
    for (const listener of this.#listeners) listener(change);
  }
}

function pointerOf(registry: RegistryFile | undefined, section: string): PointerState | undefined {
  return registry?.sections.get(section);
}

function coming(move: ReturnType<Move>): string | undefined {
  return move?.entry.version;
}
