import type { GlyphName } from '../../ui/blocks/glyph-paths.ts';

const SIGNS: Record<string, GlyphName> = {
  automotive: 'camera',
  machining: 'gather',
  food: 'clipboard',
  chemical: 'dashboard',
  electronics: 'brain',
  metal: 'factory',
  agriculture: 'leaf',
  packaging: 'box',
};

/** The sign of an industry; an admin may add industries that have none of their own. */
export function signOfIndustry(key: string): GlyphName {
  return SIGNS[key] ?? 'monitor';
}
