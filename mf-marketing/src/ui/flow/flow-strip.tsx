import { KeptNames } from '../offers/kept-names.tsx';
import styles from './flow-strip.module.css';

/** Steps in their order, one below the other; in a row where `isWide` and there is room. */
export function FlowStrip({
  steps,
  label,
  isWide = false,
}: {
  steps: readonly string[];
  label: string;
  isWide?: boolean;
}) {
  return (
    <ol className={isWide ? styles.wide : styles.strip} aria-label={label}>
      {steps.map((step, index) => (
        <li key={step} className={styles.step}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <span>
            <KeptNames>{step}</KeptNames>
          </span>
        </li>
      ))}
    </ol>
  );
}
