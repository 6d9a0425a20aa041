import { useEffect, useMemo, useRef } from 'react';
import type { Runner } from '../simulation/runner.ts';
import { Canvas } from './canvas.tsx';
import { painter, type Draw } from './paint.ts';
import styles from './plot.module.css';
import { createSlide, LONGEST_LAG_MS } from './slide.ts';
import type { Size } from './use-size.ts';

export interface Moving {
  runner: Pick<Runner<unknown>, 'subscribe' | 'elapsed' | 'stepMs'>;
  /** The step up to which there are values. */
  now: () => number;
  /** Steps before it that have values; of a whole plot all its steps, from 0. */
  span: number;
  /** Draws what has a time, after each change. Another function draws it again. */
  course: Draw;
}

interface CourseProps extends Moving {
  isWhole: boolean;
  /** Of the window in which it is seen. */
  size: Size;
  left: number;
}

function move(element: HTMLElement | null, from: number, to: number, duration: number): void {
  const transform = [from, to].map((x) => `translateX(${x}px)`);
  // With two animations of one element, the browser runs them on the main thread
  element?.getAnimations().forEach((before) => before.cancel());
  element?.animate({ transform }, { duration, fill: 'forwards' });
}

/**
 * The part of a plot that moves with time. A plot that passes by is drawn some steps wider than its window, and slides
 * along it. Of a whole plot the window shows more and more.
 */
export function Course({ runner, now, span, isWhole, course, size, left }: CourseProps) {
  const view = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const goOn = useMemo(() => createSlide(runner), [runner]);
  const hidden = isWhole ? 0 : LONGEST_LAG_MS / runner.stepMs;
  const stepWidth = size.width / (span - hidden);
  const drawn = useMemo(() => ({ ...size, width: stepWidth * span }), [size, span, stepWidth]);

  useEffect(() => {
    const draw = painter(canvas.current, drawn, (paint) => {
      const to = isWhole ? span : now();
      course(paint, { left: 0, width: drawn.width, from: to - span, to });
    });
    function show() {
      draw();
      const { steps, ms } = goOn();
      const behind = steps * stepWidth;
      if (isWhole) {
        const shown = now() * stepWidth - size.width;
        move(view.current, shown - behind, shown, ms);
        move(canvas.current, behind - shown, -shown, ms);
      } else {
        const end = -hidden * stepWidth;
        move(canvas.current, end + behind, end, ms);
      }
    }
    show();
    let frame = 0;
    const stop = runner.subscribe(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(show);
    });
    return () => {
      stop();
      cancelAnimationFrame(frame);
    };
  }, [course, drawn, goOn, hidden, isWhole, now, runner, size, span, stepWidth]);

  return (
    <div
      ref={view}
      className={isWhole ? `${styles.view} ${styles.growing}` : styles.view}
      style={{ left, width: size.width }}
    >
      <Canvas ref={canvas} size={drawn} className={styles.course} />
    </div>
  );
}
