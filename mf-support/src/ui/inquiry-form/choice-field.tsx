import { FieldError } from '@portal/kit';
import { useId, type ReactNode } from 'react';
import styles from './choice-field.module.css';

interface ChoiceFieldProps {
  name: string;
  label: ReactNode;
  options: readonly { value: string; label: string }[];
  error?: ReactNode;
  required?: boolean;
}

/** One of a few choices, all in sight: native radio buttons. */
export function ChoiceField({ name, label, options, error, required }: ChoiceFieldProps) {
  const errorId = useId();
  return (
    <fieldset
      className={styles.group}
      role="radiogroup"
      data-field={name}
      aria-required={required}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className={required ? `${styles.legend} ${styles.required}` : styles.legend}>{label}</legend>
      <div className={styles.choices}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={option.value}
              required={required}
              aria-describedby={error ? errorId : undefined}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
