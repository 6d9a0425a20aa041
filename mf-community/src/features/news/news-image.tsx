import { useTranslation } from '@portal/kit';
import { useImageSource } from '@portal/kit/remote';
import type { PostFacts } from '../../api/posts.ts';
import styles from './news-image.module.css';

/**
 * The image of an item. Its size is known before it is loaded, so that the layout does not shift; the thumbnail is
 * shown until the original is loaded.
 */
export function NewsImage({ post }: { post: PostFacts }) {
  const { t } = useTranslation('community');
  const { title, imageWidth, imageHeight, imageAlt } = post;
  const isPublic = post.state === 'visible';
  const original = useImageSource(post.originalPath ?? null, isPublic);
  const thumbnail = useImageSource(post.thumbnailPath ?? null, isPublic);
  if (!post.originalPath || !imageWidth || !imageHeight) return null;
  const size = { width: imageWidth, height: imageHeight };
  return (
    <figure className={styles.figure}>
      {thumbnail ? <img className={styles.thumbnail} src={thumbnail} alt="" {...size} /> : null}
      <img className={styles.original} src={original} alt={imageAlt || t('news.imageOf', { title })} {...size} />
    </figure>
  );
}
