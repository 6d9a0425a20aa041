import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render } from '@testing-library/react';
import { createRunner, RENDER_MS } from '../simulation/runner.ts';
import { Canvas } from './canvas.tsx';

const realObserver = globalThis.ResizeObserver;

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  globalThis.ResizeObserver = realObserver;
});

/** A screen on which every element is so wide. */
function withDrawing(width: number) {
  const context = { setTransform() {}, clearRect() {} };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width);
  globalThis.ResizeObserver = class {
    readonly #tell: () => void;
    constructor(tell: () => void) {
      this.#tell = tell;
    }
    observe() {
      this.#tell();
    }
    disconnect() {}
  } as never;
}

test('is drawn again after a change, and once time has moved it on by a pixel, not in every frame', () => {
  withDrawing(200);
  const runner = createRunner(0, (count) => count + 1, 100);
  const draw = jest.fn();
  render(<Canvas runner={runner} span={50} draw={draw} label="A trend" />);
  expect(draw).toHaveBeenCalledTimes(1);
  // Four pixels a step: one in 25 ms
  for (let frame = 0; frame < 9; frame += 1) act(() => runner.advance(10));
  expect(draw).toHaveBeenCalledTimes(5);
  act(() => runner.change((count) => count + 1));
  expect(draw).toHaveBeenCalledTimes(6);
});

test('is not drawn in a frame that renders, but in the next, or at once when time stops', () => {
  withDrawing(200);
  const runner = createRunner(0, (count) => count + 1, RENDER_MS);
  const draw = jest.fn();
  render(<Canvas runner={runner} span={50} draw={draw} label="A trend" />);
  act(() => runner.advance(RENDER_MS));
  expect(draw).toHaveBeenCalledTimes(1);
  act(() => runner.advance(1));
  expect(draw).toHaveBeenCalledTimes(2);
  act(() => runner.advance(RENDER_MS));
  act(() => runner.settle());
  expect(draw).toHaveBeenCalledTimes(3);
});
