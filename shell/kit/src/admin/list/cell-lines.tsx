import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './cell-lines.module.css';

interface CellPartProps {
  className?: string;
  children: ReactNode;
}

/** The cell of a list that says several things, one below the other. */
export function CellLines({ className, children }: CellPartProps) {
  return <span className={classNames(styles['lines'], className)}>{children}</span>;
}

/** What a row is recognised by. */
export function CellTitle({ className, children }: CellPartProps) {
  return <span className={classNames(styles['title'], className)}>{children}</span>;
}

/** What is less important than the line above it. */
export function CellNote({ className, children }: CellPartProps) {
  return <span className={classNames(styles['note'], className)}>{children}</span>;
}
