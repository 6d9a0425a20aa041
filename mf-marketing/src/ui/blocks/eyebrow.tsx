import type { ReactNode } from 'react';
import styles from './eyebrow.module.css';

/** A few words above the title of a page's first part, with the site's mark, in the colour of the product if there is one. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return <p className={styles.eyebrow}>{children}</p>;
}
