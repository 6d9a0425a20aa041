import type { ReactNode } from 'react';
import styles from './panel.module.css';

/** One value of a screen with its name. */
export function Reading({ name, tone, children }: { name: string; tone?: 'good' | 'bad'; children: ReactNode }) {
  return (
    <div className={`${styles.reading} ${tone ? styles[tone] : ''}`}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
