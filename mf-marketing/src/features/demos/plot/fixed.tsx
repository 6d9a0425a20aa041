import { useEffect, useRef } from 'react';
import { Canvas } from './canvas.tsx';
import { painter, type Draw } from './paint.ts';
import styles from './plot.module.css';
import type { Size } from './use-size.ts';

interface FixedProps {
  draw: Draw;
  /** Of the whole plot; its times begin and end within it. */
  size: Size;
  left: number;
  width: number;
  span: number;
  isBelow: boolean;
}

/** The part of a plot that stays in its place. */
export function Fixed({ draw, size, left, width, span, isBelow }: FixedProps) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    painter(canvas.current, size, (paint) => draw(paint, { left, width, from: 0, to: span }))();
  }, [draw, left, size, span, width]);

  return <Canvas ref={canvas} size={size} className={isBelow ? styles.fixed : `${styles.fixed} ${styles.above}`} />;
}
