import { COLUMNS, MOST_WIDGETS, placed, ROWS, SIZES, type Kind, type Widget } from './widget.ts';

export interface Editor {
  widgets: readonly Widget[];
  chosen?: number;
  /** What undo goes back to, the newest last. */
  past: readonly (readonly Widget[])[];
}

const MOST_UNDOS = 50;

/** The sample screen that the editor begins with. */
export const SAMPLE_SCREEN: readonly Widget[] = [
  { id: 1, kind: 'tank', tag: 0, x: 0, y: 0, width: 2, height: 4 },
  { id: 2, kind: 'pump', tag: 5, x: 3, y: 1, width: 2, height: 3 },
  { id: 3, kind: 'tank', tag: 1, x: 6, y: 0, width: 2, height: 4 },
  { id: 4, kind: 'gauge', tag: 2, x: 9, y: 0, width: 3, height: 3 },
  { id: 5, kind: 'trend', tag: 1, x: 0, y: 5, width: 8, height: 3 },
  { id: 6, kind: 'value', tag: 4, x: 9, y: 3, width: 3, height: 1 },
  { id: 7, kind: 'gauge', tag: 3, x: 9, y: 5, width: 3, height: 3 },
];

export const openEditor = (widgets: readonly Widget[] = SAMPLE_SCREEN): Editor => ({ widgets, past: [] });

function changed(editor: Editor, widgets: readonly Widget[], chosen = editor.chosen): Editor {
  return { widgets, chosen, past: [...editor.past, editor.widgets].slice(-MOST_UNDOS) };
}

const overlaps = (a: Widget, b: Widget): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** The first place, row by row, in which the widget covers none of the others; its own when there is none. */
function freePlace(widget: Widget, others: readonly Widget[]): Widget {
  for (let y = 0; y <= ROWS - widget.height; y += 1)
    for (let x = 0; x <= COLUMNS - widget.width; x += 1) {
      const tried = { ...widget, x, y };
      if (!others.some((other) => overlaps(tried, other))) return tried;
    }
  return widget;
}

export function add(editor: Editor, kind: Kind): Editor {
  const { widgets } = editor;
  if (widgets.length >= MOST_WIDGETS) return editor;
  const id = Math.max(0, ...widgets.map((widget) => widget.id)) + 1;
  const { width, height } = SIZES[kind];
  const widget = freePlace({ id, kind, tag: kind === 'pump' ? 5 : 0, x: 4, y: 3, width, height }, widgets);
  return changed(editor, [...widgets, widget], id);
}

export const choose = (editor: Editor, chosen?: number): Editor => ({ ...editor, chosen });

/** Moves, sizes or binds a widget; what would leave the grid stays at its edge. */
export function change(editor: Editor, id: number, patch: Partial<Omit<Widget, 'id' | 'kind'>>): Editor {
  const before = editor.widgets.find((widget) => widget.id === id);
  if (!before) return editor;
  const after = placed({ ...before, ...patch });
  if ((Object.keys(after) as (keyof Widget)[]).every((key) => after[key] === before[key])) return choose(editor, id);
  return changed(
    editor,
    editor.widgets.map((widget) => (widget.id === id ? after : widget)),
    id,
  );
}

export function remove(editor: Editor, id: number): Editor {
  const left = editor.widgets.filter((widget) => widget.id !== id);
  return left.length === editor.widgets.length ? editor : { ...changed(editor, left), chosen: undefined };
}

export function undo({ widgets, past, chosen }: Editor): Editor {
  const before = past.at(-1);
  if (!before) return { widgets, past, chosen };
  const isThere = before.some(({ id }) => id === chosen);
  // What was removed is chosen again
  const back = before.find(({ id }) => !widgets.some((widget) => widget.id === id))?.id;
  return { widgets: before, past: past.slice(0, -1), chosen: back ?? (isThere ? chosen : undefined) };
}
