/** The grid of a screen, in cells. */
export const COLUMNS = 12;
export const ROWS = 8;
export const MOST_WIDGETS = 16;

export const KINDS = ['gauge', 'trend', 'tank', 'pump', 'value'] as const;
export type Kind = (typeof KINDS)[number];

export interface Widget {
  id: number;
  kind: Kind;
  /** Index of its tag. */
  tag: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Cells of a new widget, and the fewest that it can be drawn in. */
export const SIZES: Record<Kind, { width: number; height: number; least: readonly [number, number] }> = {
  gauge: { width: 3, height: 3, least: [2, 2] },
  trend: { width: 5, height: 3, least: [3, 2] },
  tank: { width: 2, height: 4, least: [2, 2] },
  pump: { width: 2, height: 2, least: [2, 2] },
  value: { width: 3, height: 1, least: [2, 1] },
};

/** The same widget inside the grid. */
export function placed(widget: Widget): Widget {
  const [leastWidth, leastHeight] = SIZES[widget.kind].least;
  const width = Math.min(COLUMNS, Math.max(leastWidth, widget.width));
  const height = Math.min(ROWS, Math.max(leastHeight, widget.height));
  return {
    ...widget,
    width,
    height,
    x: Math.min(COLUMNS - width, Math.max(0, widget.x)),
    y: Math.min(ROWS - height, Math.max(0, widget.y)),
  };
}
