/** The seven documents of the download page, by the name that links and anchors use. */
export const documentKeys = ['company', 'web-eq', 'smwp', 'sm-io-server', 'sm2s', 'sm-haccp', 'nectos'] as const;
export type DocumentKey = (typeof documentKeys)[number];

const documentTypes = ['brochure', 'catalog'] as const;
export type DocumentType = (typeof documentTypes)[number];

/** Product lines that have a colour of their own; the theme says which colour it is. */
export const lineColours = ['company', 'web-eq', 'smwp', 'io-server', 'sm2s', 'haccp', 'nectos'] as const;
export type LineColour = (typeof lineColours)[number];

/** Pictures that illustrate a card. */
export const iconNames = [
  'eye',
  'plug',
  'screen',
  'trend',
  'code',
  'blocks',
  'layers',
  'shield',
  'grid',
  'globe',
  'server',
  'database',
  'bell',
  'book',
  'factory',
  'leaf',
  'users',
  'cube',
  'pen',
  'camera',
  'pin',
  'tools',
  'phone',
  'coins',
  'clipboard',
  'barcode',
  'truck',
] as const;
export type IconName = (typeof iconNames)[number];

/** Example screens, as the product pages show them alive. */
export const screenNames = ['vision', 'process', 'tags', 'orders', 'critical-point'] as const;
export type ScreenName = (typeof screenNames)[number];

interface Titled {
  title: string;
  text?: string;
}

interface Card extends Titled {
  icon?: IconName;
}

/** A part of a page. Its content is in the facts, its layout in `layout/blocks`. */
export type Block =
  | { kind: 'cards'; heading?: string; columns: 2 | 3; items: Card[] }
  | { kind: 'steps'; heading?: string; items: Titled[] }
  | { kind: 'tiers'; heading?: string; tiers: { name: string; note: string; items: string[] }[] }
  | { kind: 'figure'; value: string; unit: string; label: string; text: string }
  | { kind: 'numbers'; items: { value: string; label: string }[] }
  | { kind: 'table'; heading?: string; rows: { label: string; value: string }[] }
  | { kind: 'matrix'; heading?: string; columns: { title: string; share?: number }[]; rows: string[][] }
  | { kind: 'flow'; heading?: string; steps: Titled[] }
  | { kind: 'screen'; heading?: string; screen: ScreenName; title: string; caption: string }
  | { kind: 'timeline'; heading?: string; entries: { when: string; what: string }[] }
  | { kind: 'diagram'; heading?: string; caption: string; layers: DiagramLayer[] };

/** One row of an architecture diagram, from the browser (top) down to the field (bottom). */
export interface DiagramLayer {
  label: string;
  boxes: string[];
  /** Drawn in the product's colour: this row is the product itself. */
  own?: boolean;
  /** What goes from this row up to the one above it. */
  flow?: string;
}

export interface InsidePage {
  title: string;
  lead: string;
  blocks: Block[];
}

export interface DocumentFacts {
  key: DocumentKey;
  colour: LineColour;
  type: DocumentType;
  /** Raise it with any change of the text: the next seed then replaces the published file. */
  version: number;
  /** Date of this version (`YYYY-MM-DD`); printed on the cover and shown on the card. */
  publishedOn: string;
  /** Public name, the one that `filePath=catalogs/{filename}` asks for. */
  filename: string;
  title: { ko: string; en: string };
  cover: { eyebrow: string; name: string; headline: string; summary: string };
  pages: InsidePage[];
}
