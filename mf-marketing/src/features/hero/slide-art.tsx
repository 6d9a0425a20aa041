import { useTranslation } from '@portal/kit';
import { useEffect, useState, type ComponentType } from 'react';
import { artOfSlide } from './art/art-of-slide.ts';
import styles from './slide-art.module.css';

/** A slide that is not shown yet leaves the first seconds to what is; its drawing is there before its turn. */
const HIDDEN_DELAY_MS = 3500;

/** The drawing of a slide in words for those who do not see it. Its place is kept while it is on its way. */
export function SlideArt({ link, index, isShown }: { link: string; index: number; isShown: boolean }) {
  const { t } = useTranslation('marketing');
  const { key, Art, load } = artOfSlide(link, index);
  const [Loaded, setLoaded] = useState<ComponentType>();
  const Drawing = Art ?? Loaded;

  useEffect(() => {
    let isLeft = false;
    const start = () => {
      // A slide without its drawing still says everything.
      void load?.().then(
        (Late) => isLeft || setLoaded(() => Late),
        () => undefined,
      );
    };
    const timer = setTimeout(start, isShown ? 0 : HIDDEN_DELAY_MS);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [isShown, load]);

  return (
    <div className={styles.art} role="img" aria-label={t(`home.art.${key}.description`)}>
      {Drawing && <Drawing />}
    </div>
  );
}
