import { useEffect, useRef } from 'react';
import type { Runner } from '../simulation/runner.ts';
import styles from './canvas.module.css';
import { createPaint, type Paint } from './paint.ts';

interface CanvasProps {
  /** What is drawn after each passing of time. */
  runner: Pick<Runner<unknown>, 'onFrame'>;
  /** Draws the whole picture; another function draws it again. */
  draw(paint: Paint): void;
  /** What the picture shows. Its values stand beside it as text. */
  label: string;
  className?: string;
}

const SHARPEST = 2;

/** A drawing that moves without React: one canvas, as sharp as the screen up to twice. */
export function Canvas({ runner, draw, label, className }: CanvasProps) {
  const element = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const canvas = element.current;
    const context = canvas?.getContext('2d');
    if (!canvas || !context) return;
    const paint = createPaint(context, getComputedStyle(canvas));
    function show(target: HTMLCanvasElement) {
      const { clientWidth, clientHeight } = target;
      const density = Math.min(SHARPEST, devicePixelRatio || 1);
      const [width, height] = [Math.round(clientWidth * density), Math.round(clientHeight * density)];
      if (target.width !== width || target.height !== height) Object.assign(target, { width, height });
      paint.begin(clientWidth, clientHeight, density);
      draw(paint);
    }
    const showNow = () => show(canvas);
    showNow();
    // Letters of the page's own font may still be on their way
    void document.fonts?.ready.then(showNow);
    const stop = runner.onFrame(showNow);
    window.addEventListener('resize', showNow);
    return () => {
      stop();
      window.removeEventListener('resize', showNow);
    };
  }, [runner, draw]);

  return <canvas ref={element} className={`${styles.canvas} ${className ?? ''}`} role="img" aria-label={label} />;
}
