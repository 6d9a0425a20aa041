import type { ReactNode } from 'react';
import styles from './detail-list.module.css';

export interface Detail {
  term: string;
  value: ReactNode;
}

/** Names and values of one thing. A value that is missing is a dash. */
export function DetailList({ items }: { items: readonly Detail[] }) {
  return (
    <dl className={styles['list']}>
      {items.map(({ term, value }) => (
        <div className={styles['item']} key={term}>
          <dt className={styles['term']}>{term}</dt>
          <dd>{value === undefined || value === null || value === '' ? '–' : value}</dd>
        </div>
      ))}
    </dl>
  );
}
