import { recordAudit, type Knex } from '@portal/service-kit/database';
import { addMove, lockPointer, notePointer } from '../releases/pointer-repository.ts';
import { PointerRefused } from '../releases/pointer-moves.ts';
import type { ReleaseControl } from '../releases/release-control.ts';
import { countChange } from '../state/portal-state.ts';
import type { StateStore } from '../state/state-store.ts';
import { findSuspect, type Stay, type Suspect, type Watched } from './release-watch.ts';
import { clearVisits, readEvidence } from './visit-counts.ts';

export interface HealOptions {
  state: StateStore;
  control: Pick<ReleaseControl, 'rollback'>;
  log: { warn(fields: object, text: string): void };
}

/** A version that goes on to seem failing for the same reason is written down once in this time. */
const sameStayMs = 10 * 60_000;

/** What all portals saw of a watched version and of its predecessor. */
export const evidenceOf = (db: Knex, { section, version, predecessor, seenIn }: Watched) =>
  seenIn ? readEvidence(db, seenIn.section, [seenIn.version]) : readEvidence(db, section, [version, predecessor]);

/**
 * Takes a failing version back, or leaves it when there is a reason. Decides in a transaction, by what all portals have
 * counted at that moment: what another portal decided meanwhile is not decided again.
 */
export async function healRelease({ state, control, log }: HealOptions, suspect: Suspect, stay?: Stay): Promise<void> {
  const { section, version, predecessor, seenIn, reason, cause } = suspect;
  if (stay) {
    const text = `${reason}; ${stay.reason}`;
    const stays = { ...suspect, reason: text, cause: { ...cause, stays: stay.stays } };
    if (await leaveInPlace(state, stays))
      log.warn({ section, version, predecessor, reason: text }, 'a release that seemed to fail stays');
    return;
  }
  if (!seenIn && (await excuseOnce(state, suspect))) return;
  try {
    await control.rollback(section, {
      action: 'heal',
      by: 'portal',
      ifVersion: version,
      reason,
      cause,
      check: async (trx) => {
        if (!(await stillSuspect(trx, suspect)))
          throw new PointerRefused('moved-meanwhile', 'what spoke against the version is outdated');
        // They were failures of this version
        if (seenIn) await clearVisits(trx, seenIn.section, seenIn.version);
      },
    });
    log.warn({ section, version, predecessor, reason }, 'a release failed beyond its predecessor; it was taken back');
  } catch (error) {
    if (!(error instanceof PointerRefused && error.code === 'moved-meanwhile')) throw error;
  }
}

async function stillSuspect(trx: Knex, suspect: Watched): Promise<Suspect | undefined> {
  return findSuspect(suspect, await evidenceOf(trx, suspect));
}

/** False when the version is no suspect any more. */
function leaveInPlace(state: StateStore, suspect: Suspect): Promise<boolean> {
  const { section, version, witness, reason, cause } = suspect;
  return state.write(async (trx) => {
    const pointer = await lockPointer(trx, section);
    if (!pointer || !(await stillSuspect(trx, suspect))) return false;
    await notePointer(trx, section, { stayed: version });
    await clearVisits(trx, section, version, witness);
    const last = pointer.stays?.[0];
    if (last?.version !== version || Date.now() - Date.parse(last.at) >= sameStayMs) {
      const at = new Date().toISOString();
      await addMove(trx, section, { version, at, by: 'portal', action: 'stay', reason, cause });
      const target = { type: 'section', id: section };
      await recordAudit(trx, { action: 'release.stay', target, details: { version, by: 'portal', reason } });
    }
    await countChange(trx, false);
    return true;
  });
}

/** A version that stayed once: what was still on its way at that time must not take it back. */
async function excuseOnce(state: StateStore, { section, version }: Watched): Promise<boolean> {
  if (state.current.sections.get(section)?.stayed !== version) return false;
  return state.write(async (trx) => {
    const pointer = await lockPointer(trx, section);
    if (pointer?.stayed !== version) return false;
    await notePointer(trx, section, { stayed: null });
    await clearVisits(trx, section, version);
    await countChange(trx, false);
    return true;
  });
}
