import styles from './banner-art.module.css';

/**
 * A drawing of a page's subject in 640 × 400 units, as paths: what lies behind, what is drawn, what counts. A wide
 * banner cuts off what is above 60 or below 360 units.
 */
export interface BannerDrawing {
  /** Faint areas. */
  areas?: string;
  /** Thin lines. */
  lines: string;
  /** Lines that tell what it is. */
  bold: string;
  /** Areas in the colour of the page. */
  accents?: string;
}

/** The subject of a page, drawn behind its title; decoration only. */
export function BannerArt({ drawing: { areas, lines, bold, accents } }: { drawing: BannerDrawing }) {
  return (
    <svg viewBox="0 0 640 400" fill="none" aria-hidden="true" focusable="false">
      <path className={styles.areas} d={areas} />
      <path className={styles.lines} d={lines} />
      <path className={styles.accents} d={accents} />
      <path className={styles.bold} d={bold} />
    </svg>
  );
}
