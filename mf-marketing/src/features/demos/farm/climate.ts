import { limited } from '../simulation/noise.ts';
import { STEP_MINUTES, type Weather } from './weather.ts';

/** The air inside, and what the devices do to it. */
export interface Climate {
  temperature: number;
  humidity: number;
  co2: number;
  /** Grams of water in a cubic metre of air. */
  water: number;
  vents: number;
  heating: number;
  screen: number;
  dosing: boolean;
  /** What heating and dosing used so far, kWh in all. */
  energy: number;
}

/** Positions of the devices: shares from 0 to 1, and the dosing of CO₂. */
export type Devices = Pick<Climate, 'vents' | 'heating' | 'screen' | 'dosing'>;

/** Sample targets of a tomato crop. */
export const TARGETS = {
  temperature: { day: [20, 27], night: [15, 20] },
  humidity: [55, 85],
  /** While there is light. */
  co2: [600, 1200],
} as const;

const HEATER_KW = 90;
const DOSING_KW = 4;
const OUTSIDE_CO2 = 420;

/** The most water that air of a temperature holds, g/m³ (Magnus formula). */
const saturation = (temperature: number): number =>
  (216.7 * 6.112 * Math.exp((17.62 * temperature) / (243.12 + temperature))) / (temperature + 273.15);

export function firstClimate(): Climate {
  const temperature = 16.5;
  return {
    temperature,
    humidity: 74,
    co2: 520,
    water: 0.74 * saturation(temperature),
    vents: 0,
    heating: 0.4,
    screen: 0,
    dosing: false,
    energy: 0,
  };
}

/** Five minutes later: sun and heater warm the air, vents exchange it, plants breathe and give off water. */
export function changeClimate(before: Climate, weather: Weather, devices: Devices): Climate {
  const { vents, heating, screen, dosing } = devices;
  const light = weather.light * (1 - 0.55 * screen);
  const exchange = 0.018 + 0.34 * vents;
  const loss = 0.075 + exchange;
  const gain = 0.0042 * light + 1.85 * heating;
  const balance = weather.temperature + gain / loss;
  const temperature = before.temperature + (balance - before.temperature) * (1 - Math.exp(-loss));

  const outsideWater = (weather.humidity / 100) * saturation(weather.temperature);
  const most = saturation(temperature);
  const transpired = (0.05 + 0.0011 * light) * limited(1.25 - before.water / most, 0.15, 1);
  const water = limited(before.water + transpired + (outsideWater - before.water) * exchange * 0.55, 1, 0.98 * most);

  const eaten = 0.05 * Math.min(light, 500) * limited((before.co2 - 150) / 500, 0.2, 1);
  const breathed = light > 20 ? 0 : 4;
  const dosed = dosing ? 62 : 0;
  const co2 = before.co2 + dosed + breathed - eaten + (OUTSIDE_CO2 - before.co2) * exchange;

  const hours = STEP_MINUTES / 60;
  return {
    temperature,
    water,
    humidity: limited((100 * water) / most, 20, 98),
    co2: limited(co2, 200, 1800),
    ...devices,
    energy: before.energy + hours * (HEATER_KW * heating + (dosing ? DOSING_KW : 0)),
  };
}
