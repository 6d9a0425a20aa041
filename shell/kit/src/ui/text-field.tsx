import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Field, type FieldTexts } from './field.tsx';
import styles from './field.module.css';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'className'>, FieldTexts {
  /** Goes to the frame around label and input. */
  className?: string;
  inputClassName?: string;
  /** Shown right after the input, e.g. a unit. */
  suffix?: ReactNode;
}

/** A filled one-line input with its label, hint and error. Takes every attribute of a native input. */
export function TextField({
  label,
  hint,
  error,
  required,
  id,
  className,
  inputClassName,
  suffix,
  maxLength,
  ...rest
}: TextFieldProps) {
  // Forms cut numbers themselves, when they have only the characters that count
  const isNumber = rest.type === 'tel' || (rest.inputMode === 'numeric' && (rest.type ?? 'text') === 'text');
  const limit = isNumber ? { 'data-max-length': maxLength } : { maxLength };
  return (
    <Field {...{ label, hint, error, required, id, className }}>
      {(binding) => (
        <>
          <input
            type="text"
            {...rest}
            {...limit}
            {...binding}
            className={classNames(styles['control'], inputClassName)}
          />
          {suffix}
        </>
      )}
    </Field>
  );
}

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'className'>, FieldTexts {
  className?: string;
}

/** The same for several lines. */
export function TextArea({ label, hint, error, required, id, className, rows = 6, ...rest }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, required, id, className }}>
      {(binding) => <textarea {...rest} {...binding} rows={rows} className={styles['control']} />}
    </Field>
  );
}
