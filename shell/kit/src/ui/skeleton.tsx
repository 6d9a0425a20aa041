import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** CSS lengths; a number is in px. */
  width?: number | string;
  height?: number | string;
}

/** Keeps the place of something that is loading. Hidden from screen readers: say "loading" once, elsewhere. */
export function Skeleton({ width = '100%', height = 16 }: SkeletonProps) {
  return <span className={styles['skeleton']} style={{ width, height }} aria-hidden="true" />;
}
