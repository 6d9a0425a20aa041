import { FieldError } from '@portal/kit';
import { useId, type ReactNode } from 'react';
import choice from './choice-field.module.css';
import styles from './form-parts.module.css';

/** Fields that belong together, under one name. */
export function FormGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}

/** Two fields side by side where there is room. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}

interface ChoiceFieldProps {
  name: string;
  label: ReactNode;
  options: readonly { value: string; label: string }[];
  error?: ReactNode;
  required?: boolean;
}

/**
 * One of a few choices, all in sight: native radio buttons. The group says that one is required: browsers take required
 * radio buttons for invalid before anything is chosen.
 */
export function ChoiceField({ name, label, options, error, required }: ChoiceFieldProps) {
  const errorId = useId();
  return (
    <fieldset
      className={choice.group}
      role="radiogroup"
      data-field={name}
      aria-required={required}
      aria-invalid={Boolean(error)}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className={required ? `${choice.legend} ${choice.required}` : choice.legend}>{label}</legend>
      <div className={choice.choices}>
        {options.map((option) => (
          <label key={option.value} className={choice.choice}>
            <input type="radio" name={name} value={option.value} aria-describedby={error ? errorId : undefined} />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}

/** Name of the input that only machines fill in; also the name of its field in the call. */
const TRAP_FIELD = 'website';

/** The value of a form's honeypot field: empty, when a person has filled in the form. */
export function trapped(form: HTMLFormElement | null): string {
  return form ? String(new FormData(form).get(TRAP_FIELD) ?? '') : '';
}

/** A honeypot: people do not see it, and neither the keyboard nor a screen reader comes to it. */
export function TrapField() {
  return (
    <div className={styles.trap} aria-hidden="true">
      <input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
