import { useId, type ReactNode } from 'react';
import styles from './panel.module.css';

interface PanelProps {
  title: string;
  /** At the right of the title. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** One part of a product's screen, with its name. */
export function Panel({ title, aside, className, children }: PanelProps) {
  const id = useId();
  return (
    <section className={`${styles.panel} ${className ?? ''}`} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** Values with their names, side by side. */
export function Figures({ children }: { children: ReactNode }) {
  return <dl className={styles.figures}>{children}</dl>;
}

export function Figure({
  name,
  tone,
  children,
}: {
  name: string;
  tone?: 'good' | 'bad' | 'warn';
  children: ReactNode;
}) {
  return (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <dd data-tone={tone}>{children}</dd>
    </div>
  );
}

/** A state in a word, on its colour. */
export function State({ tone, children }: { tone: 'good' | 'bad' | 'warn' | 'idle'; children: ReactNode }) {
  return (
    <span className={styles.state} data-tone={tone}>
      {children}
    </span>
  );
}
