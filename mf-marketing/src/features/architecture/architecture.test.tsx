import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Architecture } from './architecture.tsx';

const realObserver = globalThis.IntersectionObserver;

afterEach(() => {
  cleanup();
  globalThis.IntersectionObserver = realObserver;
});

test('what flows between the stages moves only while the drawing is on the screen', () => {
  let tell: (isOn: boolean) => void = () => undefined;
  globalThis.IntersectionObserver = class {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      tell = (isIntersecting) => act(() => callback([{ isIntersecting }]));
    }
    observe() {}
    disconnect() {}
  } as never;
  const stages = [{ key: 'line', drawing: 'machine' as const, title: 'Line', items: ['PLC'], flow: 'tags' }];
  render(<Architecture stages={stages} caption="From the line to the screen" labelledBy="title" />);
  const figure = screen.getByRole('figure');
  expect(figure.dataset.moving).toBe('false');
  tell(true);
  expect(figure.dataset.moving).toBe('true');
  tell(false);
  expect(figure.dataset.moving).toBe('false');
});
