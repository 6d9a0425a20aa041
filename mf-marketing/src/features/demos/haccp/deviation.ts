import { limited, noise } from '../simulation/noise.ts';

/** One step is five seconds of the process, told in a quarter of a second. */
export const STEP_MS = 250;
export const STEP_SECONDS = 5;
/** Steps that the trend shows: twelve minutes. */
export const HISTORY = 144;
/** Sample limits: below the first the operator is warned, below the second the product is not safe. */
export const WARNING = 86;
export const LIMIT = 85;
/** Readings in a row that must be within the limit before the process counts as under control again. */
export const PROOF = 12;
/** Steps in which one lot passes the heater. */
const LOT_STEPS = 18;
const FIRST_LOT = 36;

export type Action = 'reheat' | 'hold' | 'discard';

/** What the procedure asks for, in its order. */
export const DUTIES = ['acknowledge', 'hold', 'action', 'repair', 'verify', 'approve'] as const;
export type Duty = (typeof DUTIES)[number];

export type Stage = 'control' | 'falling' | Duty | 'recorded';

export type EventKey =
  | 'fault'
  | 'warning'
  | 'deviation'
  | 'acknowledged'
  | 'held'
  | 'decided'
  | 'repaired'
  | 'verified'
  | 'approved';

export interface RecordEntry {
  key: EventKey;
  at: number;
  temperature: number;
}

export interface Ccp {
  seed: number;
  tick: number;
  stage: Stage;
  isHeaterFailing: boolean;
  temperatures: readonly number[];
  entries: readonly RecordEntry[];
  /** Step of the first reading below the limit, and of the first one within it again. */
  deviatedAt?: number;
  recoveredAt?: number;
  lowest?: number;
  heldLots?: readonly number[];
  action?: Action;
  /** Readings in a row within the limit since the repair. */
  proven: number;
}

const normal = (seed: number, tick: number) => 88.2 + 0.7 * Math.sin(tick / 11) + 0.25 * noise(seed, tick);

export const lastOf = ({ temperatures }: Ccp): number => temperatures.at(-1) ?? 0;
export const lotAt = (tick: number): number => FIRST_LOT + Math.floor(tick / LOT_STEPS);
export const isDeviating = (ccp: Ccp): boolean => lastOf(ccp) < LIMIT;

const noted = (ccp: Ccp, key: EventKey): readonly RecordEntry[] => [
  ...ccp.entries,
  { key, at: ccp.tick, temperature: lastOf(ccp) },
];

/** Five seconds later. A failing heater cools slowly; a repaired one comes back within a minute or so. */
export function measure(before: Ccp): Ccp {
  const tick = before.tick + 1;
  const last = lastOf(before);
  const wanted = before.isHeaterFailing ? 82.4 + 0.3 * noise(before.seed, tick, 1) : normal(before.seed, tick);
  const temperature = limited(last + (wanted - last) * (before.isHeaterFailing ? 0.05 : 0.16), 60, 95);
  const ccp: Ccp = { ...before, tick, temperatures: [...before.temperatures, temperature].slice(-HISTORY) };

  if (ccp.stage === 'falling' && last >= WARNING && temperature < WARNING)
    return { ...ccp, entries: noted(ccp, 'warning') };
  if (ccp.stage === 'falling' && temperature < LIMIT)
    return { ...ccp, stage: 'acknowledge', deviatedAt: tick, lowest: temperature, entries: noted(ccp, 'deviation') };
  if (ccp.deviatedAt === undefined) return ccp;
  const lowest = Math.min(ccp.lowest ?? temperature, temperature);
  if (ccp.stage !== 'verify') return { ...ccp, lowest };
  const isWithin = temperature >= LIMIT;
  const proven = isWithin ? ccp.proven + 1 : 0;
  const recoveredAt = isWithin ? (ccp.recoveredAt ?? tick) : undefined;
  const next = { ...ccp, lowest, proven, recoveredAt };
  return proven >= PROOF ? { ...next, stage: 'approve', entries: noted(ccp, 'verified') } : next;
}

/** Lets the heater fail. */
export const failHeater = (ccp: Ccp): Ccp =>
  ccp.stage === 'control' ? { ...ccp, stage: 'falling', isHeaterFailing: true, entries: noted(ccp, 'fault') } : ccp;

export const acknowledge = (ccp: Ccp): Ccp =>
  ccp.stage === 'acknowledge' ? { ...ccp, stage: 'hold', entries: noted(ccp, 'acknowledged') } : ccp;

/** Holds every lot that passed the heater since the limit was crossed, and the one before it. */
export function holdLots(ccp: Ccp): Ccp {
  if (ccp.stage !== 'hold' || ccp.deviatedAt === undefined) return ccp;
  const first = lotAt(ccp.deviatedAt) - 1;
  const heldLots = Array.from({ length: lotAt(ccp.tick) - first + 1 }, (_, index) => first + index);
  return { ...ccp, stage: 'action', heldLots, entries: noted(ccp, 'held') };
}

export const decide = (ccp: Ccp, action: Action): Ccp =>
  ccp.stage === 'action' ? { ...ccp, stage: 'repair', action, entries: noted(ccp, 'decided') } : ccp;

export const repair = (ccp: Ccp): Ccp =>
  ccp.stage === 'repair'
    ? { ...ccp, stage: 'verify', isHeaterFailing: false, proven: 0, entries: noted(ccp, 'repaired') }
    : ccp;

export const approve = (ccp: Ccp): Ccp =>
  ccp.stage === 'approve' ? { ...ccp, stage: 'recorded', entries: noted(ccp, 'approved') } : ccp;

/** How long the product was outside its limit. */
export const deviationSeconds = ({ deviatedAt, recoveredAt, tick }: Ccp): number =>
  deviatedAt === undefined ? 0 : ((recoveredAt ?? tick) - deviatedAt) * STEP_SECONDS;

/** A process that has been under control for twelve minutes. */
export function firstCcp(seed: number): Ccp {
  return {
    seed,
    tick: 0,
    stage: 'control',
    isHeaterFailing: false,
    temperatures: Array.from({ length: HISTORY }, (_, index) => normal(seed, index - HISTORY + 1)),
    entries: [],
    proven: 0,
  };
}
