import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { disabledButton } from './disabled-button.ts';
import styles from './button.module.css';

export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  size?: 'small' | 'medium' | 'large';
}

/** The classes of a button's look, for whatever element wears it. */
export function buttonClass({ variant = 'primary', size = 'medium' }: ButtonLook, className?: string): string {
  return classNames(styles['button'], styles[variant], styles[size], className);
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Work is under way: the button keeps its place and focus but takes no further press. */
  loading?: boolean;
}

/** A native button; `type` is `button` unless told otherwise. */
export function Button({
  variant,
  size,
  loading = false,
  className,
  type = 'button',
  disabled = false,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size }, className)}
      aria-busy={loading || undefined}
      {...disabledButton(loading || disabled || rest['aria-disabled'] === true, onClick)}
    >
      {loading && <span className={styles['spinner']} aria-hidden="true" />}
      {children}
    </button>
  );
}
