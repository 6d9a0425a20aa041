import { Icon } from '@portal/kit';
import { GLYPH_PATHS, type GlyphName } from './glyph-paths.ts';

/** A drawn sign in the colour around it. Decoration: the words beside it say the same. */
export function Glyph({ name, size = 26 }: { name: GlyphName; size?: number }) {
  return <Icon path={GLYPH_PATHS[name]} size={size} />;
}
