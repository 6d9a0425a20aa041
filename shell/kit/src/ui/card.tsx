import type { HTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import styles from './card.module.css';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'article' | 'section' | 'li';
  /** `plain` is white with a fine rule; `sunken` lies in the page, `raised` above it, `navy` is for emphasis. */
  tone?: 'plain' | 'sunken' | 'raised' | 'navy';
}

/** A bounded surface for one thing. */
export function Card({ as: Element = 'div', tone = 'plain', className, ...rest }: CardProps) {
  return <Element {...rest} className={classNames(styles['card'], tone !== 'plain' && styles[tone], className)} />;
}
