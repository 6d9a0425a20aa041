import { ICON_PATHS } from './icon-paths.ts';

export type IconName = keyof typeof ICON_PATHS;

interface DrawingProps {
  /** Edge length in px. */
  size?: number;
  className?: string;
}

/** An icon by its name, or a section's own drawing: the `d` of a path in a square of 24 units. */
export type IconProps = DrawingProps & ({ name: IconName; path?: undefined } | { name?: undefined; path: string });

/** An icon in the colour of the text around it. Decorative: the text must convey its meaning as well. */
export function Icon({ name, path = name && ICON_PATHS[name], size = 20, className }: IconProps) {
  return (
    <svg
      className={className}
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
      <path d={path} />
    </svg>
  );
}
