import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './container.module.css';

/** The page's column: centred, at most 1200 px wide (more from 1920 px on), with gutters. */
export function Container({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles['container'], className)} />;
}
