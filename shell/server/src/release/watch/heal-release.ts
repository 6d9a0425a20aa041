import type { Cause } from '@portal/contract';
import { recordAudit, type Knex } from '@portal/service-kit/database';
import { eventOfStay } from '../events/release-event.ts';
import { addEvents } from '../events/release-event-repository.ts';
import { isAutomatic } from '../pointers/manual-rollbacks.ts';
import { addMove, lockPointer } from '../pointers/pointer-repository.ts';
import { PointerRefused } from '../pointers/pointer-moves.ts';
import type { ReleaseControl } from '../control/release-control.ts';
import { countChange } from '../pointers/portal-state.ts';
import type { StateStore } from '../pointers/state-store.ts';
import { findFailingRelease } from './release-watch.ts';
import { clearVisits, readEvidence } from './visit-counts.ts';
import type { FailingRelease, Stay, Verdict, Watched } from './watched-version.ts';

export interface HealOptions {
  state: StateStore;
  control: Pick<ReleaseControl, 'rollback'>;
  /** Whether events wait for a webhook. */
  eventDelivery: 'none' | 'waiting';
  log: { warn(fields: object, text: string): void };
}

/** A version that goes on to seem failing for the same reason is written down once in this time. */
const sameStayMs = 10 * 60_000;

/** What all portals saw of a watched version and of its predecessor. */
export const evidenceOf = (db: Knex, { section, version, predecessor, seenIn }: Watched) =>
  seenIn ? readEvidence(db, seenIn.section, [seenIn.version]) : readEvidence(db, section, [version, predecessor]);

/**
 * Rolls a version back for what the portal has seen of it, or leaves it live and notifies people. Decides in a transaction, by what all portals have
 * counted at that moment: what another portal decided meanwhile is not decided again.
 */
export async function healRelease(
  options: HealOptions,
  release: FailingRelease,
  verdict: Exclude<Verdict, 'later'>,
): Promise<void> {
  const { state, control, log } = options;
  const { section, version, predecessor, seenIn } = release;
  if ('stay' in verdict || !isAutomatic(state.current, { kind: 'section', name: section })) {
    const { reason: why, ...cause } = 'stay' in verdict ? verdict.stay : leftToPeople(verdict);
    const reason = `${release.reason}; ${why}`;
    const stays = { ...release, reason, cause: { ...release.cause, ...cause } };
    if (await leaveInPlace(options, stays))
      log.warn({ section, version, predecessor, reason, cause: stays.cause }, 'a release that seemed to fail stays');
    return;
  }
  const reason = `${release.reason}; ${verdict.reason}`;
  const cause = { ...release.cause, evidence: verdict.evidence };
  try {
    await control.rollback(section, {
      action: 'heal',
      by: 'portal',
      ifVersion: version,
      reason,
      cause,
      check: async (trx) => {
        if (!(await stillFails(trx, release)))
          throw new PointerRefused('moved-meanwhile', 'what spoke against the version is outdated');
        // They were failures of this version
        if (seenIn) await clearVisits(trx, seenIn.section, seenIn.version);
      },
    });
    log.warn(
      { section, version, predecessor, reason, cause },
      'a release failed beyond its predecessor; it was taken back',
    );
  } catch (error) {
    if (!(error instanceof PointerRefused && error.code === 'moved-meanwhile')) throw error;
  }
}

/** The evidence for a rollback, where managers have kept it for themselves. */
function leftToPeople({ evidence, reason }: Extract<Verdict, { evidence: object }>): Stay & Pick<Cause, 'evidence'> {
  const { failed, renders } = evidence;
  return {
    reason: `${reason}; automatic rollback is off`,
    evidence,
    stays: { because: 'manual', count: failed, renders },
  };
}

async function stillFails(trx: Knex, release: Watched): Promise<FailingRelease | undefined> {
  return findFailingRelease(release, await evidenceOf(trx, release));
}

/** False when the version no longer fails. */
function leaveInPlace(
  { state, eventDelivery }: Omit<HealOptions, 'control' | 'log'>,
  release: FailingRelease,
): Promise<boolean> {
  const { section, version, witness, reason, cause, seenIn } = release;
  return state.write(async (trx) => {
    const pointer = await lockPointer(trx, section);
    if (!pointer || !(await stillFails(trx, release))) return false;
    await clearVisits(trx, seenIn?.section ?? section, seenIn?.version ?? version, witness);
    const last = pointer.stays?.[0];
    if (last?.version !== version || Date.now() - Date.parse(last.at) >= sameStayMs) {
      const at = new Date().toISOString();
      const entry = { version, at, by: 'portal', action: 'stay', reason, cause } as const;
      await addMove(trx, section, entry);
      const event = eventOfStay(section, entry, pointer);
      if (event) await addEvents(trx, [event], eventDelivery);
      const target = { type: 'section', id: section };
      await recordAudit(trx, { action: 'release.stay', target, details: { version, by: 'portal', reason } });
    }
    await countChange(trx, false);
    return true;
  });
}
