import { afterEach, expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { demoTest } from '../../../testing/show-demo.tsx';
import { SAMPLE_SCREEN } from './editor.ts';
import { fromHash, toHash } from './share.ts';
import { SmwpDemo } from './smwp-demo.tsx';

const { show, pass } = demoTest('demo-smwp', SmwpDemo);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const key = (pressed: string, more = {}) => fireEvent.keyDown(document.activeElement!, { key: pressed, ...more });
// jsdom has no pointer events
const point = (on: Element, type: string, clientX: number, clientY: number) =>
  fireEvent(on, new MouseEvent(type, { bubbles: true, button: 0, clientX, clientY }));
const link = () => screen.getByRole<HTMLInputElement>('textbox', { name: /link|링크/ }).value;
const drawn = () => fromHash(new URL(link()).hash);

afterEach(() => history.replaceState(null, '', '/'));

test('a widget is placed, moved, sized, bound, removed and brought back, by keyboard', async () => {
  await show('en');
  press('+ Gauge');
  await pass(50);
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Gauge, T101\.Level/);
  const first = drawn()?.at(-1);
  key('ArrowDown');
  key('ArrowRight', { shiftKey: true });
  fireEvent.change(screen.getByRole('combobox', { name: 'Tag' }), { target: { value: '2' } });
  expect(drawn()?.at(-1)).toEqual({ ...first!, tag: 2, y: first!.y + 1, width: first!.width + 1 });
  key('Delete');
  await pass(50);
  expect(drawn()).toEqual(SAMPLE_SCREEN);
  expect(screen.getByRole('status').textContent).toContain('Gauge removed');
  key('z', { ctrlKey: true });
  await pass(50);
  expect(drawn()).toHaveLength(SAMPLE_SCREEN.length + 1);
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Gauge, P101\.Pressure/);
});

test('a screen runs, its pump is stopped, and the inquiry takes the screen along', async () => {
  await show('en');
  press('+ Value');
  const flow = () => screen.getAllByText(/m³\/h$/, { selector: 'dd' })[0]?.textContent;
  expect(Number.parseFloat(flow() ?? '')).toBeGreaterThan(40);
  press('Run the screen');
  press('Stop the pump');
  expect(screen.queryByRole('button', { name: 'Stop the pump' })).toBeNull();
  await pass(15_000);
  expect(Number.parseFloat(flow() ?? '')).toBeLessThan(1);
  press('Start the pump');
  const to = screen.getByRole('link', { name: 'Ask for a trial of SMWP' }).getAttribute('href') ?? '';
  expect(new URLSearchParams(to.split('?')[1]).get('note')).toContain(`8 widgets (${new URL(link()).hash})`);
});

test('a link opens its screen, and one that is not valid the sample', async () => {
  const shared = SAMPLE_SCREEN.slice(0, 2);
  history.replaceState(null, '', toHash(shared));
  const page = await show();
  expect(drawn()).toEqual(shared);
  page.unmount();
  history.replaceState(null, '', '#screen=1%3Cscript%3E');
  await show();
  expect(drawn()).toEqual(SAMPLE_SCREEN);
});

test('a widget follows the mouse, and undo takes the whole way back', async () => {
  await show('en');
  const grid = screen.getByRole('group', { name: 'Your screen' });
  grid.getBoundingClientRect = () => ({ width: 1200, height: 800 }) as DOMRect;
  const tank = screen.getByRole('button', { name: /^Tank, T102\.Level/ });
  point(tank, 'pointerdown', 650, 50);
  point(grid, 'pointermove', 700, 200);
  point(grid, 'pointermove', 750, 340);
  point(grid, 'pointerup', 750, 340);
  expect(drawn()?.[2]).toMatchObject({ x: 7, y: 3 });
  press('Undo');
  expect(drawn()).toEqual(SAMPLE_SCREEN);
});
