import { describe, expect, test } from '@jest/globals';
import { add, change, openEditor, remove, SAMPLE_SCREEN, undo } from './editor.ts';
import { fromHash, toHash } from './share.ts';
import { firstStation, flowOn, switchPump, TAGS, type Station } from './tags.ts';
import { COLUMNS, KINDS, MOST_WIDGETS, ROWS } from './widget.ts';

const run = (station: Station, steps: number) => {
  let now = station;
  for (let step = 0; step < steps; step += 1) now = flowOn(now);
  return now;
};

describe('the editor', () => {
  test('puts a new widget where there is room, chosen, and no more than its limit', () => {
    let editor = openEditor([]);
    for (let count = 0; count < MOST_WIDGETS + 3; count += 1) editor = add(editor, 'value');
    expect(editor.widgets).toHaveLength(MOST_WIDGETS);
    expect(editor.chosen).toBe(editor.widgets.at(-1)?.id);
    expect(new Set(editor.widgets.map(({ x, y }) => `${x},${y}`)).size).toBe(MOST_WIDGETS);
  });

  test('keeps widgets inside the grid and large enough to be drawn', () => {
    const moved = change(openEditor(), 4, { x: 40, y: -3, width: 1 });
    expect(moved.widgets.find(({ id }) => id === 4)).toMatchObject({ x: COLUMNS - 2, y: 0, width: 2 });
    expect(change(openEditor(), 4, { height: 99 }).widgets[3]?.height).toBe(ROWS);
  });

  test('takes every change back, one after the other, and only changes count', () => {
    const editor = openEditor();
    expect(change(editor, 1, { x: 0 }).past).toEqual([]);
    const removed = remove(change(editor, 1, { x: 1 }), 1);
    expect(removed.chosen).toBeUndefined();
    const back = undo(removed);
    expect([back.chosen, back.widgets[0]?.x]).toEqual([1, 1]);
    expect(undo(back).widgets).toEqual(SAMPLE_SCREEN);
    expect(undo(undo(back))).toEqual(undo(back));
    expect(remove(editor, 99)).toBe(editor);
  });
});

describe('a screen in a URL', () => {
  test('comes back as it was, in few characters', () => {
    expect(fromHash(toHash(SAMPLE_SCREEN))).toEqual(SAMPLE_SCREEN);
    let editor = openEditor([]);
    for (let count = 0; count < MOST_WIDGETS; count += 1) editor = add(editor, KINDS[count % KINDS.length]!);
    expect(toHash(editor.widgets).length).toBeLessThanOrEqual(110);
    expect(fromHash(toHash(editor.widgets))).toEqual(editor.widgets);
  });

  test.each([
    ['none', ''],
    ['another fragment', '#demo'],
    ['an empty screen', '#screen=1'],
    ['another version', '#screen=2g00033'],
    ['an unknown kind', '#screen=1x00033'],
    ['an unknown tag', '#screen=1gz0033'],
    ['a widget outside the grid', '#screen=1g0b033'],
    ['a widget without size', '#screen=1g00000'],
    ['a widget that is too small', '#screen=1t00011'],
    ['half a widget', '#screen=1g0003'],
    ['other signs', '#screen=1g0003%'],
    ['too many widgets', `#screen=1${'g00033'.repeat(MOST_WIDGETS + 1)}`],
  ])('is refused: %s', (_what, hash) => {
    expect(fromHash(hash)).toBeUndefined();
  });
});

describe('the sample tags', () => {
  test('follow from the pump, and stay within their scales', () => {
    const station = firstStation();
    expect(station).toEqual(firstStation());
    const stopped = run(switchPump(station), 60);
    expect(stopped.values[3]).toBeLessThan(1);
    expect(stopped.values[1]).toBeLessThan(station.values[1]!);
    const long = run(station, 2000);
    long.history.forEach((course, index) => {
      const { min, max } = TAGS[index]!;
      expect(course.every((value) => value >= min && value <= max)).toBe(true);
    });
  });
});
