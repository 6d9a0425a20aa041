import { wave } from '../wave.ts';

interface Tag {
  name: string;
  driver: string;
  unit: string;
  digits: number;
  value(tick: number): number;
}

const sway = (middle: number, swing: number, period: number) => (tick: number) => wave(tick, { middle, swing, period });

/** Sample tags of five machines on five drivers. */
export const TAGS: readonly Tag[] = [
  { name: 'CNC01.Spindle', driver: 'OPC UA', unit: 'rpm', digits: 0, value: sway(8200, 90, 11) },
  { name: 'PRESS02.Load', driver: 'Modbus TCP', unit: 'kN', digits: 1, value: sway(142, 6, 7) },
  { name: 'OVEN03.Temp', driver: 'Modbus RTU', unit: '°C', digits: 1, value: sway(184.5, 1.2, 19) },
  { name: 'PACK04.Count', driver: 'EtherNet/IP', unit: 'ea', digits: 0, value: (tick) => 12_480 + 2 * tick },
  { name: 'AIR05.Flow', driver: 'MQTT', unit: 'm³/h', digits: 1, value: sway(63.2, 2.4, 13) },
];
