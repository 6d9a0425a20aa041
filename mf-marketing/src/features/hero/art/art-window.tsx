import type { ReactNode } from 'react';
import styles from './art.module.css';

/** The frame of a drawn screen: 600 × 420 units, the first 48 for its title bar. Its words are decoration to a screen reader. */
export function ArtWindow({
  title,
  line,
  children,
}: {
  title: string;
  line: 'webEq' | 'smwp' | 'solution';
  children: ReactNode;
}) {
  return (
    <svg className={`${styles.window} ${styles[line]}`} viewBox="0 0 600 420" aria-hidden="true" focusable="false">
      <rect className={styles.paper} width="600" height="420" rx="16" />
      <path className={styles.hairline} d="M0 48.5h600" />
      <rect className={styles.accent} x="20" y="16" width="16" height="16" rx="5" />
      <text className={styles.title} x="46" y="30">
        {title}
      </text>
      <circle className={styles.live} cx="574" cy="24" r="5" />
      {children}
    </svg>
  );
}

/** A reading that changes: the values follow each other in place. Where motion is unwelcome the first one stays. */
export function Reading({ x, y, values }: { x: number; y: number; values: readonly [string, string, string] }) {
  return (
    <g className={styles.reading}>
      {values.map((value) => (
        <text key={value} x={x} y={y}>
          {value}
        </text>
      ))}
    </g>
  );
}
