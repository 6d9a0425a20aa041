import { measured, TAGS, type DeviceKey } from './plant.ts';

export const STEP_MS = 500;
/** Steps that the trends show: two minutes. */
export const HISTORY = 240;
/** The sample line comes back by itself after a minute and a half. */
export const LONGEST_OUTAGE = 180;
/** Records that leave the buffer in one step, once the line is back. */
const PER_STEP = 6;
const SHOWN_DELIVERIES = 5;

export type Quality = 'good' | 'bad';

export interface Reading {
  value: number;
  quality: Quality;
  /** The step in which the value was measured. */
  at: number;
}

/** The values of one step; null where the device did not answer. */
export interface TagRecord {
  sequence: number;
  values: readonly (number | null)[];
}

export interface Delivery {
  sequence: number;
  receivedAt: number;
  values: number;
}

export interface Outage {
  from: number;
  steps: number;
  /** Values that were buffered meanwhile. */
  buffered: number;
  isOver: boolean;
}

export interface Collection {
  seed: number;
  tick: number;
  unplugged: readonly DeviceKey[];
  isLineUp: boolean;
  readings: readonly Reading[];
  /** Of the last two minutes, as measured. */
  collected: readonly TagRecord[];
  /** What the database does not have yet, oldest first. */
  waiting: readonly TagRecord[];
  /** Of the last two minutes, as the database has them. */
  stored: readonly TagRecord[];
  deliveries: readonly Delivery[];
  storedValues: number;
  outage?: Outage;
}

export type Phase = 'connected' | 'buffering' | 'delivering';

const valuesIn = ({ values }: TagRecord): number => values.filter((value) => value !== null).length;
export const sumOfValues = (records: readonly TagRecord[]): number =>
  records.reduce((sum, record) => sum + valuesIn(record), 0);

export function phaseOf({ isLineUp, waiting }: Collection): Phase {
  if (!isLineUp) return 'buffering';
  return waiting.length > 0 ? 'delivering' : 'connected';
}

/** Whether each record in the database follows the one before it, without one that is missing. */
export const isComplete = (records: readonly TagRecord[]): boolean =>
  records.every((record, index) => index === 0 || record.sequence === records[index - 1]!.sequence + 1);

function readDevices({ seed, tick, unplugged, readings }: Collection): readonly Reading[] {
  return TAGS.map(({ device }, index) => {
    const before = readings[index];
    if (before && unplugged.includes(device)) return before.quality === 'bad' ? before : { ...before, quality: 'bad' };
    return { value: measured(seed, tick, index), quality: 'good', at: tick };
  });
}

/** Hands over what waits, oldest first. */
function deliver(collection: Collection, mostRecords: number): Collection {
  const { waiting, tick, outage } = collection;
  if (!collection.isLineUp || waiting.length === 0) return collection;
  const sent = waiting.slice(0, mostRecords);
  const left = waiting.slice(mostRecords);
  const deliveries = sent.map((record) => ({
    sequence: record.sequence,
    receivedAt: tick,
    values: valuesIn(record),
  }));
  return {
    ...collection,
    waiting: left,
    stored: [...collection.stored, ...sent].slice(-HISTORY),
    deliveries: [...collection.deliveries, ...deliveries].slice(-SHOWN_DELIVERIES),
    storedValues: collection.storedValues + sumOfValues(sent),
    outage: outage && left.length === 0 ? { ...outage, isOver: true } : outage,
  };
}

/** Half a second later: every device is read, and the record goes to the database or waits for the line. */
export function collect(before: Collection): Collection {
  const tick = before.tick + 1;
  const readings = readDevices({ ...before, tick });
  const record: TagRecord = {
    sequence: tick,
    values: readings.map(({ value, quality }) => (quality === 'good' ? value : null)),
  };
  const { outage, isLineUp } = before;
  const isBuffered = !isLineUp && outage !== undefined;
  const collection: Collection = {
    ...before,
    tick,
    readings,
    collected: [...before.collected, record].slice(-HISTORY),
    waiting: [...before.waiting, record],
    isLineUp: isLineUp || before.waiting.length + 1 >= LONGEST_OUTAGE,
    outage: isBuffered ? { ...outage, steps: outage.steps + 1, buffered: outage.buffered + valuesIn(record) } : outage,
  };
  return deliver(collection, before.waiting.length > 0 ? PER_STEP : 1);
}

/** Takes the line to the database away, or brings it back. */
export function switchLine(collection: Collection): Collection {
  if (!collection.isLineUp) return { ...collection, isLineUp: true };
  const outage = { from: collection.tick, steps: 0, buffered: sumOfValues(collection.waiting), isOver: false };
  return { ...collection, isLineUp: false, outage };
}

/** Takes one device off its network, or brings it back. */
export function switchDevice(collection: Collection, device: DeviceKey): Collection {
  const { unplugged } = collection;
  const isOff = unplugged.includes(device);
  return { ...collection, unplugged: isOff ? unplugged.filter((key) => key !== device) : [...unplugged, device] };
}

/** A collection that has run for two minutes. */
export function firstCollection(seed: number): Collection {
  let collection: Collection = {
    seed,
    tick: 0,
    unplugged: [],
    isLineUp: true,
    readings: [],
    collected: [],
    waiting: [],
    stored: [],
    deliveries: [],
    storedValues: 48_210,
  };
  for (let step = 0; step < HISTORY; step += 1) collection = collect(collection);
  return collection;
}
