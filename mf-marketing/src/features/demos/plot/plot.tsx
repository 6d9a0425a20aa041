import { useEffect, useRef } from 'react';
import type { Runner } from '../simulation/runner.ts';
import styles from './canvas.module.css';
import { createPaint, type Paint } from './paint.ts';

interface CanvasProps {
  /** What is drawn after each change, and whenever time has moved it on by a pixel. */
  runner: Pick<Runner<unknown>, 'subscribe' | 'onFrame' | 'elapsed'>;
  /** Steps that pass along the whole width. */
  span: number;
  /** Draws the whole picture; another function draws it again. */
  draw(paint: Paint): void;
  /** What the picture shows. Its values stand beside it as text. */
  label: string;
  className?: string;
}

const SHARPEST = 2;

/** A drawing that moves without React: one canvas, as sharp as the screen up to twice. */
export function Canvas({ runner, span, draw, label, className }: CanvasProps) {
  const element = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const canvas = element.current;
    const context = canvas?.getContext('2d');
    if (!canvas || !context) return;
    const paint = createPaint(context, getComputedStyle(canvas));
    let [width, height, density, drawnAt, isChanged] = [0, 0, 1, 0, false];
    const place = () => Math.round((runner.elapsed() / span) * width * density);
    function show() {
      [drawnAt, isChanged] = [place(), false];
      paint.begin(width, height, density);
      draw(paint);
    }
    // Asked for at each drawing, its size would have the page laid out in the middle of a frame
    const observer = new ResizeObserver(() => {
      [width, height, density] = [canvas.clientWidth, canvas.clientHeight, Math.min(SHARPEST, devicePixelRatio || 1)];
      Object.assign(canvas, { width: Math.round(width * density), height: Math.round(height * density) });
      show();
    });
    observer.observe(canvas);
    // Letters of the page's own font may still be on their way
    void document.fonts?.ready.then(show);
    function showWhatMoved() {
      if (isChanged || place() !== drawnAt) show();
    }
    const stops = [runner.subscribe(() => (isChanged = true)), runner.onFrame(showWhatMoved)];
    return () => {
      observer.disconnect();
      stops.forEach((stop) => stop());
    };
  }, [runner, span, draw]);

  return <canvas ref={element} className={`${styles.canvas} ${className ?? ''}`} role="img" aria-label={label} />;
}
