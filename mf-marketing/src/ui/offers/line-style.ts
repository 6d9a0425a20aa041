import type { CSSProperties } from 'react';
import type { Offer } from './offers.ts';

/** Gives everything inside the colour of a product line as `--accent`. */
export function lineStyle(line: Offer['line']): CSSProperties {
  return { '--accent': `var(--line-${line})` } as CSSProperties;
}
