import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { FieldError } from './field.tsx';
import styles from './checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  label: ReactNode;
  /** Below the label. */
  hint?: ReactNode;
  error?: ReactNode;
  className?: string;
}

/** A native checkbox; the whole label takes the press. Disabled, as while it is being stored, it keeps the focus. */
export function Checkbox({ label, hint, error, className, disabled, onClick, ...rest }: CheckboxProps) {
  const errorId = useId();
  const hintId = useId();
  const described = [error && errorId, hint && hintId, rest['aria-describedby']].filter(Boolean).join(' ');
  return (
    <div className={classNames(styles['checkbox'], className)}>
      <label className={styles['row']}>
        <input
          {...rest}
          type="checkbox"
          aria-disabled={disabled || undefined}
          onClick={disabled ? (event) => event.preventDefault() : onClick}
          className={styles['box']}
          aria-invalid={Boolean(error)}
          aria-describedby={described || undefined}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p className={styles['hint']} id={hintId}>
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
