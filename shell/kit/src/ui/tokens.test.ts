import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');
const tokens = read('tokens.css');
const themes = read('../../../src/frame/themes.css');

function valueOf(name: string, sheet = tokens): string {
  const value = new RegExp(`${name}: ([^;]+);`).exec(sheet)?.[1];
  if (value === undefined) throw new Error(`no style sheet sets ${name}`);
  return value;
}

/** Red, green and blue of a colour, from 0 to 255. */
function channels(colour: string): [number, number, number] {
  const [red = NaN, green = NaN, blue = NaN] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return [red, green, blue];
}

/** Where on the circle of colours, in degrees: red 0, orange 30, green 120, blue 240. */
function hueOf(colour: string): number {
  const [red, green, blue] = channels(colour);
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  const part =
    most === red ? (green - blue) / spread : most === green ? 2 + (blue - red) / spread : 4 + (red - green) / spread;
  return (part * 60 + 360) % 360;
}

/** Spec, section 9. */
describe('the theme', () => {
  test.each([
    ['primary', '--color-blue-600', 'blue', [200, 250]],
    ['info', '--color-info', 'blue', [200, 250]],
    ['success', '--color-success', 'green', [100, 170]],
    ['warning', '--color-warning', 'orange', [20, 45]],
    ['error', '--color-error', 'red', [345, 375]],
  ] as const)('has the colour %s (%s), which is %s', (_use, name, _colour, [from, to]) => {
    const hue = hueOf(valueOf(name));
    expect(hue < from ? hue + 360 : hue).toBeGreaterThanOrEqual(from);
    expect(hue < from ? hue + 360 : hue).toBeLessThanOrEqual(to);
  });

  test('has a dark second colour and a black for the header', () => {
    for (const name of ['--color-navy-900', '--color-black'])
      expect(Math.max(...channels(valueOf(name)))).toBeLessThan(64);
  });

  test.each([
    ['dark', tokens],
    ['light', themes],
  ])('%s has a pale background', (_name, sheet) => {
    expect(Math.min(...channels(valueOf('--color-ground', sheet)))).toBeGreaterThan(240);
  });

  test.each([
    ['SM-IO-SERVER', 'io-server'],
    ['SMWP', 'smwp'],
    ['SM2S', 'sm2s'],
    ['SM-HACCP', 'haccp'],
    ['SM-AI-FARM', 'farm'],
    ['Qlik Sense', 'qlik-sense'],
    ['Factory I/O', 'factory-io'],
    ['WEB EQ', 'web-eq'],
  ])('has a colour for the product line %s', (_name, line) => {
    expect(valueOf(`--line-${line}`)).toMatch(/^#[\da-f]{6}$/);
  });

  test('fills fields and rounds buttons with the largest radius', () => {
    expect(read('field.module.css')).toMatch(/\.control \{[^}]*background: var\(--color-surface-sunken\)/);
    expect(read('button.module.css')).toMatch(/\.button \{[^}]*border-radius: var\(--radius-xl\)/);
  });
});

test('layouts change at each width that the spec names', () => {
  const root = path.join(import.meta.dirname, '../../../..');
  const folders = ['shell/kit/src', 'shell/src', ...readdirSync(root).filter((name) => name.startsWith('mf-'))];
  const sheets = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css') && !file.includes('node_modules'))
      .map((file) => path.join(root, folder, file)),
  );
  const text = sheets.map((sheet) => readFileSync(sheet, 'utf8')).join('');
  const widths = new Set([...text.matchAll(/@media[^{]*\(min-width: (\d+)px\)/g)].map(([, width]) => Number(width)));
  expect([600, 960, 1280, 1920, 2560].filter((width) => !widths.has(width))).toEqual([]);
});
