import { useTranslation } from '@portal/kit';
import { useImageSource } from '@portal/kit/remote';
import type { NewsDetail } from '../../api/news.ts';
import styles from './news-image.module.css';

type ImageOfNews = Pick<
  NewsDetail,
  'title' | 'originalPath' | 'thumbnailPath' | 'imageWidth' | 'imageHeight' | 'imageAlt' | 'state'
>;

/**
 * The image of an item. Its size is known before it is loaded, so that the layout does not shift; the thumbnail is
 * shown until the original is loaded.
 */
export function NewsImage({ item }: { item: ImageOfNews }) {
  const { t } = useTranslation('community');
  const { title, imageWidth, imageHeight, imageAlt } = item;
  const isPublic = item.state === 'visible';
  const original = useImageSource(item.originalPath, isPublic);
  const thumbnail = useImageSource(item.thumbnailPath, isPublic);
  if (!item.originalPath || !imageWidth || !imageHeight) return null;
  const size = { width: imageWidth, height: imageHeight };
  return (
    <figure className={styles.figure}>
      {thumbnail ? <img className={styles.thumbnail} src={thumbnail} alt="" {...size} /> : null}
      <img className={styles.original} src={original} alt={imageAlt || t('news.imageOf', { title })} {...size} />
    </figure>
  );
}
