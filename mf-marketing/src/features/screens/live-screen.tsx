import { Icon, useTranslation } from '@portal/kit';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import styles from './live-screen.module.css';
import { useNearScreen } from '../../ui/late/use-near-screen.ts';
import { useOnScreen } from '../../ui/on-screen/use-on-screen.ts';

/** What a screen's own component gets. */
export interface ScreenProps {
  /** Whether its values move. */
  isRunning: boolean;
  /** Lets them move: for what the visitor does, which would show nothing on a paused screen. */
  start(): void;
}

interface LiveScreenProps {
  /** Names the product and what the screen shows, as its title bar would. */
  title: string;
  /** The same in words, under the screen. */
  description: string;
  /** The screen's code, fetched when the visitor comes near. Give a function that stays the same. */
  load(): Promise<ComponentType<ScreenProps>>;
}

/**
 * A small working screen of a product. Its values change while it is in view, until the visitor pauses it. For visitors
 * who prefer reduced motion it is paused until they start it.
 */
export function LiveScreen({ title, description, load }: LiveScreenProps) {
  const { t } = useTranslation('marketing');
  const frame = useRef<HTMLElement>(null);
  const isNear = useNearScreen(frame);
  const isOnScreen = useOnScreen(frame);
  const [Screen, setScreen] = useState<ComponentType<ScreenProps>>();
  const [isPaused, setPaused] = useState(false);

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPaused(true);
  }, []);

  useEffect(() => {
    if (!isNear) return;
    let isLeft = false;
    // Without its screen the words under the frame still say what it would show.
    void load().then(
      (Loaded) => isLeft || setScreen(() => Loaded),
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [isNear, load]);

  return (
    <figure
      ref={frame}
      className={styles.frame}
      data-live={Screen ? !isPaused : undefined}
      data-moving={isOnScreen && !isPaused}
    >
      <div className={styles.window}>
        <div className={styles.bar}>
          <span className={styles.mark} aria-hidden="true" />
          <strong className={styles.title}>{title}</strong>
          {Screen && (
            <button
              type="button"
              className={styles.pause}
              aria-label={t(isPaused ? 'offers.screen.play' : 'offers.screen.pause', { title })}
              onClick={() => setPaused(!isPaused)}
            >
              <Icon name={isPaused ? 'play' : 'pause'} size={18} />
            </button>
          )}
        </div>
        <div className={styles.body}>
          {Screen && <Screen isRunning={isOnScreen && !isPaused} start={() => setPaused(false)} />}
        </div>
      </div>
      <figcaption className={styles.caption}>{description}</figcaption>
    </figure>
  );
}
