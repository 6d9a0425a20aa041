import { Icon, useTranslation } from '@portal/kit';
import type { KeyboardEvent } from 'react';
import type { Slide } from '../../api/content.ts';
import styles from './carousel-controls.module.css';
import type { Rotation } from './use-rotation.ts';

interface CarouselControlsProps {
  slides: Slide[];
  rotation: Rotation;
}

const ARROWS: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 };

/** Pause first (the tab order of the pattern), then back, the slides by number, and on. */
export function CarouselControls({ slides, rotation }: CarouselControlsProps) {
  const { t } = useTranslation('marketing');

  function stepByArrow(event: KeyboardEvent) {
    const by = ARROWS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    rotation.step(by);
  }

  return (
    <div className={styles.controls} role="group" aria-label={t('home.hero.controls')} onKeyDown={stepByArrow}>
      <button
        type="button"
        className={styles.round}
        aria-label={t(rotation.isPaused ? 'home.hero.play' : 'home.hero.pause')}
        onClick={rotation.togglePause}
      >
        <Icon name={rotation.isPaused ? 'play' : 'pause'} />
      </button>
      <button
        type="button"
        className={styles.round}
        aria-label={t('home.hero.previous')}
        onClick={() => rotation.step(-1)}
      >
        <Icon name="chevron-left" />
      </button>
      <ol className={styles.picks}>
        {slides.map(({ slideId, title }, index) => (
          <li key={slideId}>
            <button
              type="button"
              className={styles.pick}
              aria-label={t('home.hero.pick', { number: index + 1, title })}
              aria-current={index === rotation.index ? 'true' : undefined}
              onClick={() => rotation.show(index)}
            >
              <span className={styles.bar} />
            </button>
          </li>
        ))}
      </ol>
      <button type="button" className={styles.round} aria-label={t('home.hero.next')} onClick={() => rotation.step(1)}>
        <Icon name="chevron-right" />
      </button>
    </div>
  );
}
