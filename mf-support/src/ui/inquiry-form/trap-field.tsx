import styles from './trap-field.module.css';

/** Name of the input that only machines fill in; also the name of its field in the call. */
const TRAP_FIELD = 'website';

/** What stands in the honeypot of a form: nothing, when a person has filled it in. */
export function trapped(form: HTMLFormElement): string {
  return String(new FormData(form).get(TRAP_FIELD) ?? '');
}

/** A honeypot: people do not see it, and neither the keyboard nor a screen reader comes to it. */
export function TrapField() {
  return (
    <div className={styles.trap} aria-hidden="true">
      <input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
