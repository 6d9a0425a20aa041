import { noise } from '../simulation/noise.ts';

/** Sample devices with sample protocols: a customer's plant has its own. */
export const DEVICES = [
  { key: 'plc', name: 'PLC-01', protocol: 'Modbus TCP' },
  { key: 'cnc', name: 'CNC-02', protocol: 'OPC UA' },
  { key: 'oven', name: 'OVEN-03', protocol: 'Modbus RTU' },
  { key: 'meter', name: 'METER-04', protocol: 'MQTT' },
] as const;

export type DeviceKey = (typeof DEVICES)[number]['key'];

export interface TagShape {
  name: string;
  device: DeviceKey;
  unit: string;
  digits: number;
  middle: number;
  /** How far it swings slowly, and how far it trembles. */
  swing: number;
  grain: number;
  /** Steps of one slow swing. */
  period: number;
}

/** Sample tags, two of each device. */
export const TAGS = [
  {
    name: 'PLC01.Line.Speed',
    device: 'plc',
    unit: 'm/min',
    digits: 1,
    middle: 24,
    swing: 0.9,
    grain: 0.12,
    period: 90,
  },
  { name: 'PLC01.Tank.Level', device: 'plc', unit: '%', digits: 1, middle: 61, swing: 14, grain: 0.2, period: 170 },
  {
    name: 'CNC02.Spindle.Speed',
    device: 'cnc',
    unit: 'rpm',
    digits: 0,
    middle: 8200,
    swing: 60,
    grain: 25,
    period: 60,
  },
  { name: 'CNC02.Axis.Load', device: 'cnc', unit: '%', digits: 1, middle: 47, swing: 9, grain: 2.4, period: 44 },
  {
    name: 'OVEN03.Zone1.Temp',
    device: 'oven',
    unit: '°C',
    digits: 1,
    middle: 184.5,
    swing: 1.4,
    grain: 0.1,
    period: 120,
  },
  {
    name: 'OVEN03.Zone2.Temp',
    device: 'oven',
    unit: '°C',
    digits: 1,
    middle: 212,
    swing: 1.1,
    grain: 0.1,
    period: 150,
  },
  { name: 'METER04.Power', device: 'meter', unit: 'kW', digits: 1, middle: 38.6, swing: 5.5, grain: 0.6, period: 70 },
  {
    name: 'METER04.Voltage',
    device: 'meter',
    unit: 'V',
    digits: 1,
    middle: 380.4,
    swing: 1.2,
    grain: 0.4,
    period: 100,
  },
] as const satisfies readonly TagShape[];

/** The value that a tag has at a step. */
export function measured(seed: number, tick: number, index: number): number {
  const tag = TAGS[index];
  if (!tag) throw new RangeError(`no tag ${index}`);
  const { middle, swing, grain, period } = tag;
  const turn = (2 * Math.PI * tick) / period + index;
  return middle + swing * (0.8 * Math.sin(turn) + 0.2 * Math.sin(2.3 * turn)) + grain * noise(seed, tick, index);
}
