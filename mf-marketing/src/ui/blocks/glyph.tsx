import { GLYPH_PATHS, type GlyphName } from './glyph-paths.ts';

/** A drawn sign in the colour around it. Decoration: the words beside it say the same. */
export function Glyph({ name, size = 26 }: { name: GlyphName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={GLYPH_PATHS[name]} />
    </svg>
  );
}
