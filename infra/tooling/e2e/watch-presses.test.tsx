import { afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import type { BrowserContext } from '@playwright/test';
import { watchPresses, type PressReport } from './watch-presses.ts';

let report: PressReport;

/** The page itself in place of a browser's context, with presses that count as those of a person. */
beforeAll(async () => {
  const asOfPerson = new WeakMap<Event, Event>();
  const trusted = (event: Event): Event => {
    const known =
      asOfPerson.get(event) ?? new Proxy(event, { get: (of, name) => name === 'isTrusted' || Reflect.get(of, name) });
    asOfPerson.set(event, known);
    return known;
  };
  const add = window.addEventListener.bind(window);
  const adding = jest.spyOn(window, 'addEventListener').mockImplementation((type, listener, options) => {
    add(type, (event) => (listener as EventListener)(trusted(event)), options);
  });
  const context = {
    exposeBinding: async (name: string, say: (source: unknown, ...rest: unknown[]) => void) =>
      Object.assign(window, { [name]: (...rest: unknown[]) => say({}, ...rest) }),
    addInitScript: async (script: () => void) => script(),
  };
  report = await watchPresses(context as unknown as BrowserContext);
  adding.mockRestore();
});
afterEach(() => {
  document.body.innerHTML = '';
  Object.assign(report, { presses: 0, toasts: 0, faults: [] });
  jest.useRealTimers();
});

function press(after: (button: HTMLButtonElement) => void): void {
  jest.useFakeTimers();
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  document.body.innerHTML = '<h1 tabindex="-1">Rows</h1><button>remove</button>';
  const button = document.querySelector('button') as HTMLButtonElement;
  button.addEventListener('click', () => after(button));
  button.focus();
  button.click();
  jest.advanceTimersByTime(500);
}

test('a press that leaves the focus nowhere is a fault', () => {
  press((button) => button.remove());
  expect([report.presses, report.faults]).toEqual([1, [expect.stringMatching(/the focus is on the body.*remove/)]]);
});

test.each([
  ['on the control', () => undefined],
  [
    'on what took its place',
    (button: HTMLButtonElement) => {
      button.remove();
      document.querySelector('h1')?.focus();
    },
  ],
])('a press after which the focus is %s is none', (_where, after) => {
  press(after);
  expect([report.presses, report.faults]).toEqual([1, []]);
});

test.each([
  ['in no live region', '<div data-toast="info">x</div>', 1],
  ['hidden', '<div aria-live="polite" aria-hidden="true"><div data-toast="info">x</div></div>', 1],
  ['inert', '<div inert><div aria-live="polite"><div data-toast="info">x</div></div></div>', 1],
  ['in a live region', '<div aria-live="polite"><div data-toast="info">x</div></div>', 0],
])('of a toast %s', async (_where, html, faults) => {
  document.body.innerHTML = html;
  await Promise.resolve();
  expect([report.toasts, report.faults.length]).toEqual([1, faults]);
});
