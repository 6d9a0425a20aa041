import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './field.module.css';

export interface FieldTexts {
  label: ReactNode;
  /** Shown below the control, also while there is no error. */
  hint?: ReactNode;
  /** What is wrong with the value; marks the control as invalid. */
  error?: ReactNode;
  required?: boolean;
}

/** The attributes by which a control is tied to its label, hint and error. */
export interface FieldBinding {
  id: string;
  required?: boolean;
  'aria-describedby'?: string;
  /** Said also when nothing is wrong: browsers take a required control that is still empty for invalid. */
  'aria-invalid': boolean;
}

interface FieldProps extends FieldTexts {
  id?: string;
  className?: string;
  children(binding: FieldBinding): ReactNode;
}

/** Label above, hint and error below a control: the frame of every form field. */
export function Field({ id, label, hint, error, required, className, children }: FieldProps) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={classNames(styles['field'], className)}>
      <label className={classNames(styles['label'], required && styles['required'])} htmlFor={controlId}>
        {label}
      </label>
      <div className={styles['box']}>
        {children({
          id: controlId,
          required,
          'aria-describedby': describedBy,
          'aria-invalid': Boolean(error),
        })}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <p className={styles['hint']} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** The line that says what is wrong with a value. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className={styles['error']} id={id}>
      <Icon className={styles['errorIcon']} name="alert" size={16} />
      {children}
    </p>
  );
}
