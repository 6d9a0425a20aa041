export const COLUMNS = ['planning', 'production', 'quality', 'shipping'] as const;
export type Column = (typeof COLUMNS)[number];
export const LINES = ['one', 'two'] as const;
export type Line = (typeof LINES)[number];
export const ITEMS = ['gear', 'bracket', 'cover'] as const;
export type Item = (typeof ITEMS)[number];

/** Pieces that a sample line makes in a minute. */
export const PACE: Record<Line, number> = { one: 12, two: 9 };
/** Pieces of an inspection, and how many of them may be defective. */
export const SAMPLE = 32;
const MOST_DEFECTS = 1;

export interface Trace {
  key: 'ordered' | 'released' | 'worn' | 'tool' | 'made' | 'inspected' | 'reworked' | 'passed' | 'shipped';
  at: number;
}

export interface Order {
  id: number;
  item: Item;
  quantity: number;
  column: Column | 'shipped';
  line?: Line;
  /** Good pieces, and those that were not. */
  good: number;
  scrap: number;
  /** Minutes left of what is being done, such as an inspection. */
  minutesLeft: number;
  /** Of the inspection; undefined before. */
  defects?: number;
  /** The visitor's, which waits for its decisions. */
  isOwn: boolean;
  isToolWorn: boolean;
  wasToolChanged: boolean;
  trace: readonly Trace[];
}

export const PLANNING_MINUTES = 10;
export const INSPECTION_MINUTES = 14;
export const REWORK_MINUTES = 16;
export const PACKING_MINUTES = 12;
export const TOOL_MINUTES = 8;

export const scrapShare = ({ good, scrap }: Order): number => (good + scrap === 0 ? 0 : scrap / (good + scrap));
export const hasFailed = ({ defects = 0 }: Order): boolean => defects > MOST_DEFECTS;
export const traced = (order: Order, key: Trace['key'], at: number): readonly Trace[] => [...order.trace, { key, at }];
