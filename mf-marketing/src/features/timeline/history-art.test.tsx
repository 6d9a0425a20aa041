import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { HistoryArt } from './history-art.tsx';

const GROUND = 320;
const numbers = (element: Element, ...names: string[]) => names.map((name) => Number(element.getAttribute(name)));

/** The buildings as they are drawn, with the corners of their windows. */
function buildings() {
  return [...document.querySelectorAll('svg g')].map((group) => {
    const [x = 0, y = 0, width = 0, height = 0] = numbers(
      group.querySelector('rect') as Element,
      'x',
      'y',
      'width',
      'height',
    );
    const path = group.querySelector('path')?.getAttribute('d') ?? '';
    const windows = [...path.matchAll(/M([\d.]+) ([\d.]+)h14v16h-14z/g)].map(([, left, top]) => ({
      left: Number(left),
      top: Number(top),
    }));
    const label = group.querySelector('text') as Element;
    return { x, y, width, height, windows, path, year: label.textContent, yearX: numbers(label, 'x')[0] };
  });
}

const distinct = (values: number[]) => [...new Set(values)].toSorted((a, b) => a - b);
const steps = (values: number[]) => distinct(values.slice(1).map((value, index) => value - (values[index] ?? 0)));

beforeEach(() => {
  render(<HistoryArt description="The company's years" />);
});
afterEach(cleanup);

describe('the drawing of the history', () => {
  test('is one image for screen readers', () => {
    expect(screen.getByRole('img', { name: "The company's years" })).toBeTruthy();
    expect(document.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  test('has a building for each year, all on the ground line and each taller than the one before', () => {
    const drawn = buildings();
    expect(drawn.map(({ year }) => year)).toEqual(['2018', '2019', '2020', '2021', '2022', '2023']);
    for (const { y, height, x, width, yearX } of drawn) expect([y + height, yearX]).toEqual([GROUND, x + width / 2]);
    expect(drawn.map(({ height }) => height)).toEqual(drawn.map(({ height }) => height).toSorted((a, b) => a - b));
    for (const [index, { x }] of drawn.slice(1).entries())
      expect(x).toBeGreaterThan((drawn[index]?.x ?? 0) + (drawn[index]?.width ?? 0));
  });

  test('has as many rows and columns of windows as fit, in the middle of each wall', () => {
    const drawn = buildings();
    expect(drawn.map(({ windows }) => windows.length)).toEqual([3, 8, 12, 16, 25, 28]);
    for (const { x, y, width, windows, path } of drawn) {
      const lefts = distinct(windows.map(({ left }) => left));
      const tops = distinct(windows.map(({ top }) => top));
      expect(path).toHaveLength(windows.map(({ left, top }) => `M${left} ${top}h14v16h-14z`).join('').length);
      expect(lefts.length * tops.length).toBe(windows.length);
      expect(steps(lefts)).toEqual([24]);
      expect(steps(tops)).toEqual(tops.length > 1 ? [30] : []);
      expect((lefts[0] ?? 0) - x).toBe(x + width - (lefts.at(-1) ?? 0) - 14);
      expect((tops[0] ?? 0) - y).toBe(18);
      expect((tops.at(-1) ?? 0) + 16).toBeLessThan(GROUND);
    }
  });

  test('joins the years by one line, from node to node above the roofs', () => {
    const nodes = [...document.querySelectorAll('circle')].map((circle) => numbers(circle, 'cx', 'cy'));
    expect(nodes).toEqual(buildings().map(({ x, y, width }) => [x + width / 2, y - 34]));
    const [ends] = [...document.querySelectorAll('svg > path')].slice(-1);
    expect(ends?.getAttribute('d')).toBe(`M${nodes.map((node) => node.join(' ')).join('L')}`);
  });
});
