import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createRunner } from '../simulation/runner.ts';
import type { Times } from './paint.ts';
import { Plot } from './plot.tsx';

const realObserver = globalThis.ResizeObserver;
let moves: string[];
let resize: (width: number) => void;

/** A screen on which drawings can be seen: their canvases, and how the browser moves them. */
beforeEach(() => {
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  jest.useFakeTimers();
  const context = { setTransform() {}, clearRect() {} };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  const width = jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(244);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(100);
  globalThis.ResizeObserver = class {
    readonly #tell: () => void;
    constructor(tell: () => void) {
      this.#tell = tell;
    }
    observe() {
      this.#tell();
      resize = (to) => {
        width.mockReturnValue(to);
        this.#tell();
      };
    }
    disconnect() {}
  } as never;
  moves = [];
  Element.prototype.getAnimations = () => [];
  Element.prototype.animate = function animate(
    this: Element,
    { transform }: { transform: string[] },
    { duration }: { duration: number },
  ) {
    moves.push(`${this.tagName.toLowerCase()} ${transform.join(' to ')} in ${duration} ms`);
  } as never;
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
  globalThis.ResizeObserver = realObserver;
  delete (Element.prototype as Partial<Element>).animate;
  delete (Element.prototype as Partial<Element>).getAnimations;
});

function start(isWhole: boolean) {
  // Two steps pass between drawings, four are the most that a plot is behind
  const runner = createRunner(0, (count) => count + 1, 250);
  const course = jest.fn();
  const fixed = jest.fn();
  render(
    <Plot
      runner={runner}
      now={() => runner.elapsed()}
      span={24}
      isWhole={isWhole}
      left={40}
      course={course}
      fixed={fixed}
      label="A trend"
    />,
  );
  const pass = (ms: number) =>
    act(async () => {
      jest.advanceTimersByTime(ms);
      runner.advance(ms);
      jest.advanceTimersByTime(20);
    });
  const timesOf = (draw: jest.Mock) => draw.mock.calls.at(-1)?.[1] as Times;
  return { runner, course, fixed, pass, timesOf };
}

test('what passes by is drawn longer than its window, along which the browser takes it', async () => {
  const { course, fixed, pass, timesOf } = start(false);
  // 20 steps are seen on 200 pixels
  expect(timesOf(course)).toEqual({ left: 0, width: 240, from: -24, to: 0 });
  expect(timesOf(fixed)).toEqual({ left: 40, width: 200, from: 0, to: 24 });
  expect(moves).toEqual(['canvas translateX(-40px) to translateX(-40px) in 0 ms']);
  await pass(500);
  expect(timesOf(course)).toMatchObject({ from: -22, to: 2 });
  expect(moves.slice(1)).toEqual(['canvas translateX(-20px) to translateX(-40px) in 650 ms']);
  expect(fixed).toHaveBeenCalledTimes(1);
});

test('of what fills the plot the browser shows more and more', async () => {
  const { course, pass, timesOf } = start(true);
  expect(timesOf(course)).toEqual({ left: 0, width: 200, from: 0, to: 24 });
  moves = [];
  await pass(750);
  expect(moves).toEqual([
    'div translateX(-200px) to translateX(-175px) in 750 ms',
    'canvas translateX(200px) to translateX(175px) in 750 ms',
  ]);
});

test('is drawn once for all that changes before the next frame, and in full after a change of its width', async () => {
  const { runner, course, fixed, timesOf } = start(false);
  await act(async () => {
    runner.change((count) => count + 1);
    runner.change((count) => count + 1);
    jest.advanceTimersByTime(20);
  });
  expect(course).toHaveBeenCalledTimes(2);
  act(() => resize(444));
  expect(timesOf(course).width).toBe(480);
  expect(timesOf(fixed).width).toBe(400);
  expect(screen.getByRole('img', { name: 'A trend' }).querySelectorAll('canvas')).toHaveLength(2);
  // A window of no width has nothing to draw
  act(() => resize(0));
  expect(screen.getByRole('img', { name: 'A trend' }).childElementCount).toBe(0);
});
