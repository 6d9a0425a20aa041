import { pushed, wave } from '../wave.ts';

export interface Process {
  tick: number;
  isPumping: boolean;
  /** Shares of full, 0 to 100. */
  supply: number;
  storage: number;
  temperature: number;
  pressure: number;
  trend: readonly number[];
}

const TREND_LENGTH = 24;

export const firstProcess: Process = {
  tick: 0,
  isPumping: true,
  supply: 78,
  storage: 42,
  temperature: 72.4,
  pressure: 1.82,
  trend: Array.from({ length: TREND_LENGTH }, (_, index) => 34 + index * 0.35),
};

const limited = (value: number) => Math.min(94, Math.max(12, value));

/** A second of the plant: the pump moves liquid from the supply to the storage tank, the line takes from one and feeds the other. */
export function runSecond(process: Process): Process {
  const tick = process.tick + 1;
  const flow = process.isPumping ? 1.6 : 0;
  const storage = limited(process.storage + flow - 0.9);
  return {
    ...process,
    tick,
    supply: limited(process.supply + 0.9 - flow),
    storage,
    temperature: wave(tick, { middle: 72.5, swing: 0.6, period: 17 }),
    pressure: process.isPumping
      ? wave(tick, { middle: 1.82, swing: 0.05, period: 9 })
      : Math.max(0.2, process.pressure - 0.4),
    trend: pushed(process.trend, storage, TREND_LENGTH),
  };
}
