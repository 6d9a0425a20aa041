import { disabledButton, Icon, useTranslation } from '@portal/kit';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import pill from '../../../ui/pill/pill.module.css';
import type { Runner } from '../simulation/runner.ts';
import { useRunning, wantsLessMotion } from '../simulation/use-running.ts';
import styles from './stage.module.css';

interface StageProps {
  /** Names the product and what the screen shows, as its title bar would. */
  title: string;
  runner: Runner<unknown>;
  /** Values move from the beginning; for visitors who asked for less motion from the first thing they do. */
  autoPlay?: boolean;
  /** What the button says that begins it; `Play` when the values are only stopped. */
  startLabel?: string;
  /** There is nothing left to move. */
  isOver?: boolean;
  onRestart(): void;
  /** Shown at the right of the title, such as the simulated time. */
  clock?: ReactNode;
  /** What has just happened, for screen readers. */
  news?: string;
  /** What stands below the screen: the way on. */
  end: ReactNode;
  children: ReactNode;
}

/** `undefined` until the visitor does something. */
const atFirst = (autoPlay: boolean): boolean | undefined => (autoPlay && wantsLessMotion() ? undefined : autoPlay);

/** The window of a demo: what it is, that all of it is simulated, and the buttons that every demo has. */
export function Stage({ title, runner, autoPlay = false, startLabel, isOver = false, ...props }: StageProps) {
  const { t } = useTranslation('marketing');
  const frame = useRef<HTMLDivElement>(null);
  const [isPlaying, setPlaying] = useState(() => atFirst(autoPlay));
  const isMoving = isPlaying === true && !isOver;
  useRunning(runner, frame, isMoving);

  useEffect(() => {
    if (isPlaying === undefined) return runner.subscribe(() => setPlaying(true));
  }, [runner, isPlaying]);

  function restart() {
    setPlaying(atFirst(autoPlay));
    props.onRestart();
  }

  return (
    <div ref={frame} className={styles.stage} role="group" aria-label={title} data-moving={isMoving}>
      <div className={styles.bar}>
        <span className={styles.mark} aria-hidden="true" />
        <strong className={styles.title}>{title}</strong>
        <span className={styles.sample}>{t('demoFrame.sample')}</span>
        <span className={styles.clock}>{props.clock}</span>
        <span className={styles.buttons}>
          <button
            type="button"
            className={`${pill.pill} ${isMoving ? '' : pill.filled}`}
            {...disabledButton(isOver, () => setPlaying(!isPlaying))}
          >
            <Icon name={isMoving ? 'pause' : 'play'} size={16} />
            {isMoving ? t('demoFrame.pause') : (startLabel ?? t('demoFrame.play'))}
          </button>
          <button type="button" className={pill.pill} onClick={restart}>
            {t('demoFrame.restart')}
          </button>
        </span>
      </div>
      <div className={styles.body}>{props.children}</div>
      {props.end}
      <p role="status" className={styles.news}>
        {props.news}
      </p>
    </div>
  );
}
