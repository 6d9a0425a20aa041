import type { CSSProperties, ReactNode } from 'react';
import styles from './columns.module.css';

interface ColumnsProps {
  /** How the width of a wide screen is divided among them. */
  shares: readonly number[];
  children: ReactNode;
}

/** Panels of a demo: side by side on a wide screen, one above the other on a narrow one. */
export function Columns({ shares, children }: ColumnsProps) {
  const columns = shares.map((share) => `minmax(0, ${share}fr)`).join(' ');
  return (
    <div className={styles.columns} style={{ '--columns': columns } as CSSProperties}>
      {children}
    </div>
  );
}
