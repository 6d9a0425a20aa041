import { useTranslation } from '@portal/kit';
import { useImageSource } from '@portal/kit/remote';
import type { BoardPostDetail } from '../../api/admin-posts.ts';
import styles from './publish-panel.module.css';

/** The picture of an item that waits, which nobody else may load yet. */
export function QueuePicture({ item: { originalPath, imageAlt, title } }: { item: BoardPostDetail }) {
  const { t } = useTranslation('community');
  const source = useImageSource(originalPath, false);
  return <img className={styles.picture} src={source} alt={imageAlt ?? t('news.imageOf', { title })} />;
}
