import { limited } from '../simulation/noise.ts';
import { TARGETS, type Climate, type Devices } from './climate.ts';
import type { Weather } from './weather.ts';

/** What the visitor sets, once for day and night: as with thermostats that know nothing of each other. */
export interface Settings {
  /** Heats below it, °C. */
  heatBelow: number;
  /** Opens the vents above it, °C. */
  openAbove: number;
  /** Draws the shading screen above it, W/m². */
  shadeAbove: number;
  /** Doses CO₂ while there is light. */
  dosing: boolean;
}

export const SETTING_RANGES = {
  heatBelow: { min: 12, max: 24, step: 0.5 },
  openAbove: { min: 18, max: 32, step: 0.5 },
  shadeAbove: { min: 300, max: 900, step: 50 },
} as const;

export const FIRST_SETTINGS: Settings = { heatBelow: 19, openAbove: 25, shadeAbove: 700, dosing: true };

const DARK = 30;

/** A device that follows a value within a band instead of switching on and off. */
const follow = (value: number, from: number, to: number): number => limited((value - from) / (to - from), 0, 1);
/** Motors take their time: a third of the way in a step. */
const moved = (before: number, wanted: number): number => before + (wanted - before) * 0.35;

export function controlBySettings(before: Climate, weather: Weather, settings: Settings): Devices {
  const { heatBelow, openAbove, shadeAbove, dosing } = settings;
  return {
    heating: moved(before.heating, follow(before.temperature, heatBelow, heatBelow - 3)),
    vents: moved(before.vents, follow(before.temperature, openAbove, openAbove + 5)),
    screen: moved(before.screen, weather.light > shadeAbove ? 1 : 0),
    dosing: dosing && weather.light > DARK,
  };
}

/**
 * Combined control: day and night have their own temperatures, damp air is let out only as far as the warmth allows, and
 * CO₂ is dosed only while the vents keep it inside.
 */
export function controlCombined(before: Climate, weather: Weather): Devices {
  const isDay = weather.light > DARK;
  const [low, high] = isDay ? TARGETS.temperature.day : TARGETS.temperature.night;
  // A device that follows a band comes to rest inside it: the band lies within the target
  const [heatBelow, openAbove] = [low + 2.4, high - 2.6];
  const tooDamp = follow(before.humidity, TARGETS.humidity[1] - 7, TARGETS.humidity[1] + 5);
  const warmth = follow(before.temperature, low + 0.2, low + 2);
  const wantedVents = Math.max(
    follow(before.temperature, openAbove, openAbove + 5),
    0.3 * tooDamp * (0.25 + 0.75 * warmth),
  );
  const isDry = before.humidity < TARGETS.humidity[0] + 4;
  return {
    heating: moved(before.heating, follow(before.temperature, heatBelow, heatBelow - 3)),
    vents: moved(before.vents, isDry ? 0.6 * wantedVents : wantedVents),
    screen: moved(before.screen, follow(weather.light, 520, 760) * follow(before.temperature, high - 2.5, high)),
    dosing: isDay && before.vents < 0.5 && before.co2 < 950,
  };
}
