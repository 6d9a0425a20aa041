import { COLUMNS, KINDS, MOST_WIDGETS, placed, ROWS, type Kind, type Widget } from './widget.ts';
import { TAGS } from './tags.ts';

const NAME = 'screen';
const VERSION = '1';
/** Signs that stand for a kind, in the order of KINDS. */
const SIGNS = 'gtkpv';
/** Sign, then tag, x, y, width and height in base 36: six characters a widget. */
const LENGTH = 6;

/** A screen as the fragment of a URL: `#screen=1g00033…`. At most 97 characters after the name. */
export function toHash(widgets: readonly Widget[]): string {
  const parts = widgets.map(
    ({ kind, ...numbers }) =>
      SIGNS.charAt(KINDS.indexOf(kind)) +
      [numbers.tag, numbers.x, numbers.y, numbers.width, numbers.height].map((number) => number.toString(36)).join(''),
  );
  return `#${NAME}=${VERSION}${parts.join('')}`;
}

function readWidget(text: string, id: number): Widget | undefined {
  const kind: Kind | undefined = KINDS[SIGNS.indexOf(text.charAt(0))];
  const [tag = 0, x = 0, y = 0, width = 0, height = 0] = Array.from(text.slice(1), (sign) => Number.parseInt(sign, 36));
  if (!kind || tag >= TAGS.length || width < 1 || height < 1 || x + width > COLUMNS || y + height > ROWS)
    return undefined;
  const widget = { id, kind, tag, x, y, width, height };
  const inside = placed(widget);
  return inside.width === width && inside.height === height ? widget : undefined;
}

/** The screen of a fragment; undefined where it is none, or is not one that the editor could have made. */
export function fromHash(hash: string): readonly Widget[] | undefined {
  const start = `#${NAME}=${VERSION}`;
  const text = hash.slice(start.length);
  if (!hash.startsWith(start) || text.length > MOST_WIDGETS * LENGTH || text.length % LENGTH !== 0) return undefined;
  if (!/^[0-9a-z]+$/.test(text)) return undefined;
  const widgets = Array.from({ length: text.length / LENGTH }, (_, index) =>
    readWidget(text.slice(index * LENGTH, (index + 1) * LENGTH), index + 1),
  );
  return widgets.every((widget) => widget !== undefined) ? widgets : undefined;
}
