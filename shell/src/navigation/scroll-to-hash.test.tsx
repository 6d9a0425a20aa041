import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { scrollToHash } from './scroll-to-hash.ts';

const scrollIntoView = jest.fn();
let top = 96;
const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
};

beforeEach(() => {
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  document.body.innerHTML = '<section id="location">Location</section>';
  const target = document.getElementById('location')!;
  target.scrollIntoView = scrollIntoView;
  target.getBoundingClientRect = () => ({ top }) as DOMRect;
  // Back at its place
  scrollIntoView.mockImplementation(() => (top = 96));
});
afterEach(() => {
  scrollToHash('');
  scrollIntoView.mockReset();
});

test('a target that parts above it push away is brought back, also where the page stays as tall', async () => {
  expect(scrollToHash('#location')).toBe(true);
  await frames(2);
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  top = 260;
  await frames(2);
  expect([scrollIntoView.mock.calls.length, top]).toEqual([2, 96]);
});

test('a visitor who scrolls is left alone', async () => {
  scrollToHash('#location');
  await frames(2);
  top = -400;
  Object.defineProperty(globalThis, 'scrollY', { value: 496, configurable: true });
  await frames(2);
  dispatchEvent(new Event('wheel'));
  top = 260;
  await frames(2);
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});
