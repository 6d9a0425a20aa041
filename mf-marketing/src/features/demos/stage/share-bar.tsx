import styles from './share-bar.module.css';

/** A share from 0 to 1 as a bar. Decoration: the same is written beside it. */
export function ShareBar({ share }: { share: number }) {
  return (
    <span className={styles.bar} aria-hidden="true">
      <span style={{ transform: `scaleX(${share})` }} />
    </span>
  );
}
