import { attachmentPath, type PostFacts } from '../../api/posts.ts';
import type { Board } from '../../boards.ts';
import styles from './attached-image.module.css';

interface AttachedImageProps {
  board: Board;
  post: PostFacts;
}

/** A file that is an image, in its place. */
export function AttachedImage({ board, post }: AttachedImageProps) {
  const { id, fileName, fileKind, imageWidth, imageHeight } = post;
  return fileKind === 'image' && imageWidth && imageHeight ? (
    <img
      className={styles.image}
      src={attachmentPath(board, id)}
      alt={fileName ?? ''}
      width={imageWidth}
      height={imageHeight}
      loading="lazy"
    />
  ) : null;
}
