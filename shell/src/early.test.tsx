import { beforeEach, expect, jest, test } from '@jest/globals';

let shown: () => void = () => undefined;
const hydrate = (id: string) => document.getElementById(id)?.setAttribute('data-hydrated', '');
const press = (label: string) => document.querySelector<HTMLButtonElement>(`[aria-label="${label}"]`)?.click();

beforeEach(async () => {
  jest.resetModules();
  document.body.innerHTML = `<div id="shell-header">
    <button aria-label="en"><svg></svg></button>
    <button aria-label="open" command="show-modal" commandfor="drawer"></button>
    <dialog id="drawer"><button aria-label="close" command="close" commandfor="drawer"></button></dialog>
  </div>
  <div id="section"><button aria-label="more"></button><form><button aria-label="send"></button></form></div>`;
  Object.assign(globalThis, {
    keepSubmit: () => undefined,
    PerformanceObserver: class {
      constructor(tell: (marks: { getEntriesByName(): unknown[] }) => void) {
        shown = () => tell({ getEntriesByName: () => [{}] });
      }

      observe(): void {}
    },
  });
  await import('./early.ts');
});

function presses(label: string): jest.Mock {
  const heard = jest.fn();
  document.querySelector(`[aria-label="${label}"]`)?.addEventListener('click', heard);
  return heard;
}

test.each(['en', 'more'])(
  'a button (%s) that is pressed before the page is hydrated is pressed again once it is',
  (label) => {
    press(label);
    const heard = presses(label);
    shown();
    expect(heard).toHaveBeenCalledTimes(1);
    press(label);
    expect(heard).toHaveBeenCalledTimes(2);
  },
);

test('what React has taken over, and buttons that send a form, are not pressed again', () => {
  document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
  const heard = [presses('more'), presses('en'), presses('send')];
  press('send');
  hydrate('section');
  press('more');
  hydrate('shell-header');
  press('en');
  shown();
  expect(heard.map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
});

test('the drawer opens and closes at once where the browser has no invoker commands', () => {
  const dialog = document.querySelector('dialog');
  const heard = presses('open');
  press('open');
  expect(dialog?.open).toBe(true);
  press('open');
  press('close');
  expect(dialog?.open).toBe(false);
  shown();
  expect(heard).toHaveBeenCalledTimes(2);
});
