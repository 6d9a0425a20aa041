import { beforeEach, expect, jest, test } from '@jest/globals';

let shown: () => void = () => undefined;
const html = document.documentElement;
const press = (label: string) => document.querySelector<HTMLButtonElement>(`[aria-label="${label}"]`)?.click();

beforeEach(async () => {
  jest.resetModules();
  delete html.dataset['hydrated'];
  document.body.innerHTML = `<div id="shell-header">
    <button aria-label="en"><svg></svg></button>
    <button aria-label="open" command="show-modal" commandfor="drawer"></button>
    <dialog id="drawer"><button aria-label="close" command="close" commandfor="drawer"></button></dialog>
  </div><button aria-label="elsewhere"></button>`;
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

test('a button of the header that is pressed before the page is hydrated is pressed again once it is', () => {
  press('en');
  const heard = presses('en');
  shown();
  expect(heard).toHaveBeenCalledTimes(1);
  press('en');
  expect(heard).toHaveBeenCalledTimes(2);
});

test('what the hydrated header has answered, and buttons elsewhere, are not pressed again', () => {
  const heard = [presses('en'), presses('elsewhere')];
  press('elsewhere');
  html.dataset['hydrated'] = '';
  press('en');
  shown();
  expect(heard.map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
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
