import { useTranslation } from '@portal/kit';
import { useEffect, useState, type ComponentType } from 'react';
import { artOfSlide } from './art/art-of-slide.ts';
import styles from './slide-art.module.css';

/** The drawing of a slide in words for those who do not see it. Its place is kept while it is on its way. */
export function SlideArt({ link, index }: { link: string; index: number }) {
  const { t } = useTranslation('marketing');
  const { key, Art, load } = artOfSlide(link, index);
  const [Loaded, setLoaded] = useState<ComponentType>();
  const Drawing = Art ?? Loaded;

  useEffect(() => {
    let isLeft = false;
    // A slide without its drawing still says everything.
    void load?.().then((Late) => isLeft || setLoaded(() => Late), () => undefined);
    return () => {
      isLeft = true;
    };
  }, [load]);

  return (
    <div className={styles.art} role="img" aria-label={t(`home.art.${key}.description`)}>
      {Drawing && <Drawing />}
    </div>
  );
}
