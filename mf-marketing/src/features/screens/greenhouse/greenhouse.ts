import { wave } from '../wave.ts';

export interface Greenhouse {
  tick: number;
  isAutomatic: boolean;
  /** The roof vents. */
  isOpen: boolean;
  temperature: number;
  humidity: number;
  co2: number;
}

// Sample set points: the vents open above the first and close below the second.
export const OPEN_ABOVE = 26;
export const CLOSE_BELOW = 23.5;

export const firstGreenhouse: Greenhouse = {
  tick: 0,
  isAutomatic: true,
  isOpen: false,
  temperature: 25.2,
  humidity: 68,
  co2: 820,
};

function ventsOf({ isAutomatic, isOpen, temperature }: Greenhouse): boolean {
  if (!isAutomatic) return isOpen;
  if (temperature > OPEN_ABOVE) return true;
  return temperature < CLOSE_BELOW ? false : isOpen;
}

const limited = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** A minute of the greenhouse, told in a second: open vents cool and dry it, closed ones let the sun warm it. */
export function growOn(house: Greenhouse): Greenhouse {
  const tick = house.tick + 1;
  const isOpen = ventsOf(house);
  return {
    ...house,
    tick,
    isOpen,
    temperature: limited(house.temperature + (isOpen ? -0.35 : 0.3), 20, 31),
    humidity: limited(house.humidity + (isOpen ? -0.8 : 0.6), 52, 86),
    co2: wave(tick, { middle: isOpen ? 640 : 820, swing: 25, period: 12 }),
  };
}
