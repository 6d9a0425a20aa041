import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './chip.module.css';

export interface ChipProps {
  tone?: 'neutral' | 'info' | 'success' | 'warning' | 'error' | 'primary';
  className?: string;
  children: ReactNode;
}

/** A short label for a state or a kind. The words carry the meaning, the tone only repeats it. */
export function Chip({ tone = 'neutral', className, children }: ChipProps) {
  return <span className={classNames(styles['chip'], styles[tone], className)}>{children}</span>;
}
