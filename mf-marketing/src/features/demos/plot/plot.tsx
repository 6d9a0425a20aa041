import { useMemo, useRef } from 'react';
import { Course, type Moving } from './course.tsx';
import { Fixed } from './fixed.tsx';
import type { Draw } from './paint.ts';
import styles from './plot.module.css';
import { useSize } from './use-size.ts';

interface PlotProps extends Moving {
  /** The plot fills from the left instead of passing by. */
  isWhole?: boolean;
  /** Room for the numbers of the scale, in CSS pixels. */
  left?: number;
  /** Draws what stays in its place: above what passes by, below what fills the plot. */
  fixed?: Draw;
  /** What the picture shows. Its values stand beside it as text. */
  label: string;
  className?: string;
}

/** Room for the half of a line at the right edge. */
const RIGHT = 4;

/** A drawing that moves with time. Between two drawings the browser moves it, without work on the main thread. */
export function Plot({ isWhole = false, left = 0, fixed, label, className, ...moving }: PlotProps) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const inside = useMemo(() => size && { ...size, width: size.width - left - RIGHT }, [left, size]);
  return (
    <div ref={frame} className={`${styles.plot} ${className ?? ''}`} role="img" aria-label={label}>
      {size && inside && inside.width > 0 && (
        <>
          {fixed && (
            <Fixed draw={fixed} size={size} left={left} width={inside.width} span={moving.span} isBelow={isWhole} />
          )}
          <Course {...moving} isWhole={isWhole} size={inside} left={left} />
        </>
      )}
    </div>
  );
}
