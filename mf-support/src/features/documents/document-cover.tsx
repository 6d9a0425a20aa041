import { coverArt } from './cover-art.ts';
import styles from './document-cover.module.css';

/** The drawn cover of a document in its product's colour. Decoration: the card's title says what it is. */
export function DocumentCover({ colour }: { colour: string }) {
  return (
    <div className={`${styles.cover} ${styles[colour] ?? ''}`} aria-hidden="true">
      <svg className={styles.art} viewBox="0 0 240 240" strokeLinecap="round" strokeLinejoin="round" focusable="false">
        {coverArt(colour).map(({ path, paint, width }) => (
          <path key={path} d={path} className={styles[`${paint}${width ? 'Line' : 'Fill'}`]} strokeWidth={width} />
        ))}
      </svg>
    </div>
  );
}
