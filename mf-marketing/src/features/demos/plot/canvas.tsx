import type { Ref } from 'react';
import type { Size } from './use-size.ts';

interface CanvasProps {
  ref: Ref<HTMLCanvasElement>;
  size: Size;
  className: string | undefined;
}

/** A canvas as sharp as the screen. */
export function Canvas({ ref, size: { width, height, density }, className }: CanvasProps) {
  return (
    <canvas
      ref={ref}
      className={className}
      style={{ width, height }}
      width={Math.round(width * density)}
      height={Math.round(height * density)}
    />
  );
}
