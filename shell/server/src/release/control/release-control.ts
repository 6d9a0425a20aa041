import type { SectionRelease } from '@portal/contract';
import { recordAudit, type Knex } from '@portal/service-kit/database';
import { eventOfMove } from '../events/release-event.ts';
import { addEvents } from '../events/release-event-repository.ts';
import { countChange } from '../pointers/portal-state.ts';
import type { StateStore } from '../pointers/state-store.ts';
import { clearVisits } from '../watch/visit-counts.ts';
import type { Candidates } from './candidates.ts';
import {
  movedBack,
  PointerRefused,
  predecessors,
  promoted,
  toCanary,
  toLive,
  type Move,
  type MoveContext,
} from '../pointers/pointer-moves.ts';
import {
  addMove,
  lockPointer,
  notePointer,
  readPointers,
  removePointer,
  savePointer,
} from '../pointers/pointer-repository.ts';
import type { PointerState } from '../pointers/pointer-state.ts';
import { shellName, type ReleaseSnapshot } from '../store/release-snapshot.ts';
import type { ReleaseMirror } from '../store/release-mirror.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { auditActions } from './write-audit.ts';

export interface ReleaseControlOptions {
  mirror: Pick<ReleaseMirror, 'bring' | 'has'>;
  state: StateStore;
  store: ReleaseStore;
  candidates: Candidates;
  /** Whether events wait for a webhook. */
  eventDelivery: 'none' | 'waiting';
  log: { info(fields: object, text: string): void };
  /** Makes the versions of a snapshot ready before visitors get them; must not throw. */
  warm(snapshot: ReleaseSnapshot): Promise<void>;
  /** Throws when the files of a release are not those that it was published with. */
  verify(release: SectionRelease): Promise<void>;
}

type Next = (before: PointerState | undefined) => Move | undefined;

type Check = (trx: Knex) => Promise<void>;

/** A pointer moved between a proof and the move that rests on it. */
class ProofOutdated extends Error {}

/** So many times another pointer may move while a release is proved. */
const mostProofs = 8;

/**
 * The one way in which pointers move. A version that was not live or a canary before needs a proof beside the versions
 * that are live at the moment of the move; it is warm before, and visitors get it with the response.
 */
export class ReleaseControl {
  readonly #options: ReleaseControlOptions;

  constructor(options: ReleaseControlOptions) {
    this.#options = options;
  }

  /** All visitors get the version, from now on. Rejects with ReleaseRefused when its proof fails. */
  setLive(section: string, version: string, why: MoveContext): Promise<void> {
    return this.#moveProved(section, version, why, (before) => toLive(before, version, why));
  }

  /** A share of the visitors gets the version; without one, the present canary gets another share. */
  setCanary(
    section: string,
    { version, percent }: { version?: string; percent: number },
    why: MoveContext,
  ): Promise<void> {
    const next: Next = (before) => toCanary(before, version, percent, why);
    return version === undefined ? this.#move(section, why, next) : this.#moveProved(section, version, why, next);
  }

  /** The canary, which was proved when it became one, becomes live. Rejects with PointerRefused when there is none. */
  promote(section: string, why: MoveContext): Promise<void> {
    return this.#move(section, why, (before) => promoted(before, why));
  }

  /**
   * Takes the canary back; without one, the version before, which was proved when it became live, is live again. With
   * `ifVersion` only while that is the newest one, so that a late alarm never takes back what came after.
   */
  async rollback(
    section: string,
    { check, ...why }: MoveContext & { action?: 'heal'; ifVersion?: string; check?: Check },
  ): Promise<void> {
    const { state, mirror } = this.#options;
    const before = state.current.sections.get(section);
    // Versions that other portals served may be missing here; the rollback goes to the nearest one that is available
    const earlier = before ? predecessors(before).slice(0, 3) : [];
    await Promise.all(earlier.map((version) => mirror.bring(section, version)));
    const isThere = (version: string) => mirror.has(section, version);
    return this.#move(section, why, (before) => movedBack(before, { ...why, isThere }), check);
  }

  /**
   * Versions of sections that a build at the start has made go live together, each once. Rejects with ReleaseRefused when
   * one of them does not pass its proof beside the others; then nothing moves.
   */
  async offerBuilt(built: ReadonlyMap<string, string>): Promise<void> {
    const { state, store, candidates, log } = this.#options;
    await this.#whileProved(
      [...built.keys()],
      () => candidates.requireProofs(built),
      (check) =>
        state.write(async (trx) => {
          await check(trx);
          for (const [section, version] of built) {
            const before = await lockPointer(trx, section);
            const isOffered = before?.built === version;
            const move = isOffered ? undefined : toLive(before, version, { by: 'build' }, 'build');
            if (move) await this.#save(trx, section, before, move, {});
            await notePointer(trx, section, { built: version });
          }
          await countChange(trx, false);
        }),
    );
    await store.refresh();
    log.info({ built: Object.fromEntries(built) }, 'built versions are live');
  }

  /** Nobody gets the section any more: its pages, menu entries and widgets are gone. Rejects with PointerRefused for the shell and for what is not there. */
  async withdraw(section: string, { by, reason, actor, requestId }: MoveContext): Promise<void> {
    if (section === shellName)
      throw new PointerRefused('shell-stays', 'the shell carries all other sections: it cannot be withdrawn');
    const { state, store, log } = this.#options;
    const details = await state.write(async (trx) => {
      const before = await lockPointer(trx, section);
      if (!before) throw new PointerRefused('unknown-section', 'the section has no live version');
      const found = { version: before.live, by, reason };
      await removePointer(trx, section);
      await addMove(trx, section, { ...found, at: new Date().toISOString(), action: 'withdraw' });
      const target = { type: 'section', id: section };
      await recordAudit(trx, { actor, action: 'release.withdraw', target, details: found, requestId });
      await countChange(trx, true);
      return found;
    });
    await store.refresh();
    log.info({ section, ...details }, 'a section was withdrawn');
  }

  #moveProved(section: string, version: string, why: MoveContext, next: Next): Promise<void> {
    return this.#whileProved(
      [section],
      () => this.#options.candidates.requireProof(section, version, why.by),
      (check) => this.#move(section, why, next, check),
    );
  }

  /** Proves and moves, again when other sections moved in between; a proof that still holds costs nothing. */
  async #whileProved(
    sections: string[],
    prove: () => Promise<unknown>,
    move: (check: Check) => Promise<void>,
  ): Promise<void> {
    const { state, store } = this.#options;
    for (let proofs = 1; ; proofs += 1) {
      await store.refresh();
      const beside = versionsBeside(sections, state.current.sections);
      await prove();
      try {
        return await move(async (trx) => {
          if (versionsBeside(sections, await readPointers(trx)) !== beside) throw new ProofOutdated();
        });
      } catch (error) {
        if (!(error instanceof ProofOutdated)) throw error;
        if (proofs === mostProofs)
          throw new PointerRefused('moved-meanwhile', 'other pointers moved while the release was proved');
      }
    }
  }

  /** `check` has the last word, in the transaction that moves: it throws when nothing is to move. */
  async #move(section: string, why: MoveContext, next: Next, check?: Check): Promise<void> {
    const { state, store, log } = this.#options;
    await store.refresh();
    await this.#prepare(section, next(state.current.sections.get(section))?.entry.version);
    const details = await state.write(async (trx) => {
      await check?.(trx);
      const before = await lockPointer(trx, section);
      if (why.unmovedSince !== undefined && why.unmovedSince !== before?.history[0]?.at)
        throw new PointerRefused('moved-meanwhile', 'the pointers were moved since you looked');
      const move = next(before);
      return move && this.#save(trx, section, before, move, why);
    });
    await store.refresh();
    if (details) log.info({ section, ...details }, 'a release pointer was moved');
  }

  /** Pointer, history and audit log change together. */
  async #save(
    trx: Knex,
    section: string,
    before: PointerState | undefined,
    { state, entry }: Move,
    { actor, requestId }: Pick<MoveContext, 'actor' | 'requestId'>,
  ): Promise<object> {
    const { version, from, by, reason, action } = entry;
    const revision = await countChange(trx, true);
    await savePointer(trx, section, state, revision);
    await addMove(trx, section, entry);
    const event = eventOfMove(section, entry);
    if (event) await addEvents(trx, [event], this.#options.eventDelivery);
    const isOffered = action === 'live' || action === 'canary';
    if (isOffered && version !== before?.live && version !== before?.canary?.version)
      await clearVisits(trx, section, version);
    const details = {
      version,
      from,
      by,
      reason,
      percent: state.canary?.percent,
      percentBefore: before?.canary?.percent,
      revision,
    };
    const target = { type: 'section', id: section };
    await recordAudit(trx, { actor, action: auditActions[action], target, details, requestId });
    return { action, ...details };
  }

  async #prepare(section: string, version: string | undefined): Promise<void> {
    const { store, verify, warm } = this.#options;
    if (version === undefined) return;
    const release = await store.read(section, version);
    await verify(release);
    if (store.current) await warm(store.current.preview(release));
  }
}

/** Live and canary versions of all sections but these. */
function versionsBeside(sections: string[], pointers: ReadonlyMap<string, PointerState>): string {
  return [...pointers]
    .filter(([name]) => !sections.includes(name))
    .map(([name, { live, canary }]) => `${name}@${live}~${canary?.version ?? ''}`)
    .toSorted()
    .join(' ');
}
