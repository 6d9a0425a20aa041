import { limited, noise } from '../simulation/noise.ts';

export const STEP_MINUTES = 5;
export const STEPS_OF_DAY = (24 * 60) / STEP_MINUTES;

export interface Weather {
  /** °C */
  temperature: number;
  /** Relative, % */
  humidity: number;
  /** Of the sun on the roof, W/m² */
  light: number;
}

const hourOf = (step: number) => (step * STEP_MINUTES) / 60;

/** A clear day in early spring, with passing clouds that follow from the seed. */
export function weatherAt(seed: number, step: number): Weather {
  const hour = hourOf(step);
  const height = Math.max(0, Math.sin((Math.PI * (hour - 6.5)) / 11.5));
  // One cloud for each half hour, and the way from one to the next
  const [cloud, next] = [noise(seed, Math.floor(step / 6), 1), noise(seed, Math.floor(step / 6) + 1, 1)];
  const cover = limited(0.22 + 0.3 * (cloud + (next - cloud) * ((step % 6) / 6)), 0, 0.75);
  const temperature = 9 + 7.5 * Math.sin((Math.PI * (hour - 9.5)) / 12) + 0.3 * noise(seed, step, 2);
  return {
    temperature,
    light: hour > 6.5 && hour < 18 ? 780 * height * (1 - cover) : 0,
    humidity: limited(72 - 1.8 * (temperature - 9), 35, 95),
  };
}
