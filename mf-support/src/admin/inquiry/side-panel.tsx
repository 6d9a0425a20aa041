import { Card } from '@portal/kit';
import type { ReactNode } from 'react';
import styles from './side-panel.module.css';

interface SidePanelProps {
  /** Unique on the page. */
  id: string;
  title: string;
  text: string;
  children: ReactNode;
}

/** One matter beside the inquiry: what it is about, and below what can be done. */
export function SidePanel({ id, title, text, children }: SidePanelProps) {
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      <p className={styles.text}>{text}</p>
      {children}
    </Card>
  );
}
