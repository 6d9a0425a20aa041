import { changeClimate, firstClimate, TARGETS, type Climate } from './climate.ts';
import { controlBySettings, controlCombined, FIRST_SETTINGS, type Settings } from './control.ts';
import { STEPS_OF_DAY, weatherAt, type Weather } from './weather.ts';

/** A day passes in about a minute. */
export const STEP_MS = 210;

/** Steps of the day in which a value was within its target. */
export interface Kept {
  temperature: number;
  humidity: number;
  /** Counted while there is light. */
  co2: number;
}

export interface House {
  climate: Climate;
  course: readonly Climate[];
  kept: Kept;
}

export interface Day {
  seed: number;
  step: number;
  lightSteps: number;
  weather: Weather;
  settings: Settings;
  /** The visitor's house, and the one under combined control. */
  own: House;
  automatic: House;
}

export const isOver = ({ step }: Day): boolean => step >= STEPS_OF_DAY;
export const isLight = ({ light }: Weather): boolean => light > 30;

const within = (value: number, [low, high]: readonly [number, number]): number =>
  value >= low && value <= high ? 1 : 0;

/** The targets of the temperature, which are others at night. */
export const temperatureTarget = (weather: Weather): readonly [number, number] =>
  isLight(weather) ? TARGETS.temperature.day : TARGETS.temperature.night;

function lived({ course, kept }: House, climate: Climate, weather: Weather): House {
  return {
    climate,
    course: [...course, climate],
    kept: {
      temperature: kept.temperature + within(climate.temperature, temperatureTarget(weather)),
      humidity: kept.humidity + within(climate.humidity, TARGETS.humidity),
      co2: kept.co2 + (isLight(weather) ? within(climate.co2, TARGETS.co2) : 0),
    },
  };
}

/** Five minutes later, in both houses under one sky. */
export function liveOn(day: Day): Day {
  if (isOver(day)) return day;
  const { seed, settings, own, automatic } = day;
  const step = day.step + 1;
  const weather = weatherAt(seed, step);
  const [mine, theirs] = [own.climate, automatic.climate];
  return {
    ...day,
    step,
    weather,
    lightSteps: day.lightSteps + (isLight(weather) ? 1 : 0),
    own: lived(own, changeClimate(mine, weather, controlBySettings(mine, weather, settings)), weather),
    automatic: lived(automatic, changeClimate(theirs, weather, controlCombined(theirs, weather)), weather),
  };
}

export function firstDay(seed: number, settings: Settings = FIRST_SETTINGS): Day {
  const climate = firstClimate();
  const house: House = { climate, course: [climate], kept: { temperature: 0, humidity: 0, co2: 0 } };
  return { seed, step: 0, lightSteps: 0, weather: weatherAt(seed, 0), settings, own: house, automatic: house };
}

export const set = (day: Day, change: Partial<Settings>): Day => ({ ...day, settings: { ...day.settings, ...change } });

/** Whether any step counts for a result yet; for CO₂ the first one with light. */
export const hasResult = ({ step, lightSteps }: Day, key: keyof Kept | 'energy'): boolean =>
  (key === 'co2' ? lightSteps : step) > 0;

/** Shares of the day within the targets, in whole percent, and the energy. */
export function resultOf({ kept, climate }: House, { step, lightSteps }: Day) {
  const share = (count: number, of: number) => Math.round((100 * count) / Math.max(1, of));
  return {
    temperature: share(kept.temperature, step),
    humidity: share(kept.humidity, step),
    co2: share(kept.co2, lightSteps),
    energy: Math.round(climate.energy),
  };
}
