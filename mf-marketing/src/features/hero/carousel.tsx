import { useTranslation } from '@portal/kit';
import { useRef, type FocusEvent, type PointerEvent } from 'react';
import type { Slide } from '../../api/content.ts';
import { CarouselControls } from './carousel-controls.tsx';
import styles from './carousel.module.css';
import { SlidePanel } from './slide-panel.tsx';
import { useRotation } from './use-rotation.ts';

// Shorter strokes are taps and scrolls.
const SWIPE_PX = 48;

/** The slides of Home, after the carousel pattern of the ARIA Authoring Practices. */
export function Carousel({ slides }: { slides: Slide[] }) {
  const { t } = useTranslation('marketing');
  const rotation = useRotation(slides.length);
  const strokeStart = useRef<{ x: number; y: number }>(undefined);

  const holdPointer = (isHeld: boolean) => (event: PointerEvent) => {
    // A finger has no hover: its "enter" would hold the rotation until the next tap elsewhere.
    if (event.pointerType === 'mouse') rotation.hold('pointer', isHeld);
  };

  function leaveFocus(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) rotation.hold('focus', false);
  }

  function endStroke(event: PointerEvent) {
    const start = strokeStart.current;
    strokeStart.current = undefined;
    if (!start || event.pointerType === 'mouse') return;
    const dx = event.clientX - start.x;
    if (Math.abs(dx) > SWIPE_PX && Math.abs(dx) > 2 * Math.abs(event.clientY - start.y)) rotation.step(dx < 0 ? 1 : -1);
  }

  return (
    <section
      className={styles.carousel}
      aria-roledescription={t('home.hero.carousel')}
      aria-label={t('home.hero.label')}
      data-turning={rotation.isTurning}
      data-paused={rotation.isPaused}
      onPointerEnter={holdPointer(true)}
      onPointerLeave={holdPointer(false)}
      onFocus={() => rotation.hold('focus', true)}
      onBlur={leaveFocus}
    >
      <CarouselControls slides={slides} rotation={rotation} />
      <div
        className={styles.slides}
        aria-live={rotation.isTurning ? 'off' : 'polite'}
        onPointerDown={(event) => (strokeStart.current = { x: event.clientX, y: event.clientY })}
        onPointerUp={endStroke}
      >
        {slides.map((slide, index) => (
          <SlidePanel
            key={slide.slideId}
            slide={slide}
            index={index}
            count={slides.length}
            isShown={index === rotation.index}
          />
        ))}
      </div>
    </section>
  );
}
