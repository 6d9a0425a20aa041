import { createHash } from 'node:crypto';
import type { Finding, HistoryEntry, ServiceEvent, ServiceFinding, ServiceOverview, StayEntry } from '@portal/contract';

export type EventName = 'refused' | 'healed' | 'rolled-back' | 'held';

/** Something that a team is told of. */
export interface ReleaseEvent {
  /** Names the occasion: what has the same key is told once. */
  key: string;
  happenedAt: string;
  event: EventName;
  kind: 'section' | 'service';
  /** Of the section or service. */
  name: string;
  /** Whose managers are told. */
  section: string;
  /** The version that was refused, taken back or left under suspicion. */
  version: string;
  /** What visitors have now. */
  live?: string;
  movedBy: 'build' | 'portal' | 'team' | 'person';
  /** Of a person with an account. */
  actorId?: string;
  /** In the portal's words. A person's own stay in the history. */
  reason?: string;
  findings: (Finding | ServiceFinding)[];
}

const hourMs = 3_600_000;
const longestReason = 4_000;

const events: Partial<Record<ServiceEvent['action'], EventName>> = {
  heal: 'healed',
  rollback: 'rolled-back',
  refused: 'refused',
  stay: 'held',
};

/** Who moved something, without a name. */
function moverOf(by: string): Pick<ReleaseEvent, 'movedBy' | 'actorId'> {
  const [kind = '', id] = by.split(':', 2);
  if (kind === 'build' || kind === 'portal' || kind === 'team') return { movedBy: kind };
  return { movedBy: 'person', ...(kind === 'admin' && id !== undefined && { actorId: id }) };
}

/** The reason of a move by the portal itself. */
const ownReason = (by: string, reason: string | undefined): { reason?: string } =>
  by === 'portal' && reason !== undefined ? { reason: reason.slice(0, longestReason) } : {};

/** A section's version that was taken back; undefined for other moves. */
export function eventOfMove(section: string, entry: HistoryEntry): ReleaseEvent | undefined {
  const { action, version: live, from: version, at, by, reason } = entry;
  const event = action === 'heal' || action === 'rollback' ? events[action] : undefined;
  if (event === undefined || version === undefined) return undefined;
  return {
    key: ['section', section, version, event, at].join(' '),
    happenedAt: at,
    event,
    kind: 'section',
    name: section,
    section,
    version,
    live,
    ...moverOf(by),
    ...ownReason(by, reason),
    findings: [],
  };
}

/** Why a version stays although something speaks against it: people are to decide. */
const forPeople = new Set(['opens-again', 'overloaded', 'no-browser', 'manual']);

/** A section's version that stays under suspicion; undefined where the portal has cleared it. Sent once for each reason and move. */
export function eventOfStay(
  section: string,
  { version, at, by, reason, cause }: StayEntry,
  { live, history: [move] }: { live: string; history: HistoryEntry[] },
): ReleaseEvent | undefined {
  const because = cause?.stays?.because;
  if (because === undefined || !forPeople.has(because)) return undefined;
  return {
    key: ['section', section, version, 'held', because, move?.at].join(' '),
    happenedAt: at,
    event: 'held',
    kind: 'section',
    name: section,
    section,
    version,
    live,
    ...moverOf(by),
    ...ownReason(by, reason),
    findings: [],
  };
}

/** A section's version that its proof refused. It is told again when the findings are others, or after an hour. */
export function eventOfRefusal(
  { section, version, by, findings }: { section: string; version: string; by: string; findings: Finding[] },
  now: number,
): ReleaseEvent {
  const said = createHash('sha256').update(JSON.stringify(findings)).digest('hex').slice(0, 16);
  return {
    key: ['section', section, version, 'refused', said, Math.floor(now / hourMs)].join(' '),
    happenedAt: new Date(now).toISOString(),
    event: 'refused',
    kind: 'section',
    name: section,
    section,
    version,
    ...moverOf(by),
    findings,
  };
}

/** What a service's team is told of its history. The supervisor tells all of it again and again. */
export function eventsOfService({ service, section, live, history }: ServiceOverview): ReleaseEvent[] {
  return history.flatMap(({ action, at, version: moved, from, by, reason, findings = [] }): ReleaseEvent[] => {
    const event = events[action];
    if (event === undefined) return [];
    // Of a canary that was taken back the history names that version alone
    const version = event === 'refused' || event === 'held' ? moved : (from ?? moved);
    const own = event === 'refused' ? { reason: reason?.slice(0, longestReason) } : ownReason(by, reason);
    return [
      {
        key: ['service', service, version, event, at].join(' '),
        happenedAt: at,
        event,
        kind: 'service',
        name: service,
        section,
        version,
        ...(event !== 'refused' && { live: from === undefined ? live : moved }),
        // Those who release services have names of the machine
        ...moverOf(by === 'build' || by === 'portal' ? by : 'person'),
        ...own,
        findings,
      },
    ];
  });
}
