import { noise } from '../simulation/noise.ts';

/** Sample tags of a pumping station. */
export const TAGS = [
  { key: 'level1', name: 'T101.Level', unit: '%', min: 0, max: 100, digits: 0 },
  { key: 'level2', name: 'T102.Level', unit: '%', min: 0, max: 100, digits: 0 },
  { key: 'pressure', name: 'P101.Pressure', unit: 'bar', min: 0, max: 6, digits: 2 },
  { key: 'flow', name: 'P101.Flow', unit: 'm³/h', min: 0, max: 80, digits: 1 },
  { key: 'temperature', name: 'T102.Temp', unit: '°C', min: 0, max: 100, digits: 1 },
  { key: 'power', name: 'P101.Power', unit: 'kW', min: 0, max: 15, digits: 1 },
] as const;

export const STEP_MS = 250;
export const HISTORY = 120;
const SEED = 7;

export interface Station {
  tick: number;
  isPumping: boolean;
  values: readonly number[];
  /** The newest values of each tag, oldest first. */
  history: readonly (readonly number[])[];
}

/** A quarter of a second later: the pump moves water from the first tank to the second, and a consumer takes it away. */
export function flowOn({ tick: before, isPumping, values, history }: Station): Station {
  const tick = before + 1;
  const trembling = (size: number, channel: number) => size * noise(SEED, tick, channel);
  const [level1 = 0, level2 = 0, pressure = 0, flow = 0, temperature = 0, power = 0] = values;
  const follow = (value: number, wanted: number, share: number) => value + (wanted - value) * share;
  const nextFlow = Math.max(0, follow(flow, isPumping ? 52 : 0, 0.12) + (isPumping ? trembling(0.6, 1) : 0));
  const moved = nextFlow * 0.006;
  const next = [
    Math.min(96, Math.max(6, level1 - moved + 0.26 + 0.12 * Math.sin(tick / 60))),
    Math.min(96, Math.max(6, level2 + moved - 0.26 - 0.12 * Math.sin(tick / 45))),
    Math.max(0, follow(pressure, isPumping ? 3.6 : 0.4, 0.15) + trembling(0.02, 2)),
    nextFlow,
    follow(temperature, 62 + 5 * Math.sin(tick / 80), 0.1) + trembling(0.1, 3),
    Math.max(0, follow(power, isPumping ? 9.4 : 0, 0.3) + (isPumping ? trembling(0.1, 4) : 0)),
  ];
  return {
    tick,
    isPumping,
    values: next,
    history: history.map((course, index) => [...course, next[index] ?? 0].slice(-HISTORY)),
  };
}

export const switchPump = (station: Station): Station => ({ ...station, isPumping: !station.isPumping });

/** A station that has pumped for half a minute. */
export function firstStation(): Station {
  let station: Station = {
    tick: 0,
    isPumping: true,
    values: [64, 42, 3.6, 52, 62, 9.4],
    history: TAGS.map(() => []),
  };
  for (let step = 0; step < HISTORY; step += 1) station = flowOn(station);
  return station;
}
