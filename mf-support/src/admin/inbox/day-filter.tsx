import { useState } from 'react';
import styles from './day-filter.module.css';

interface DayFilterProps {
  label: string;
  /** YYYY-MM-DD, or empty. */
  value: string;
  onChange(day: string): void;
}

/** While a year is being typed it passes through 0002, 0020 and 0202. */
const FIRST_DAY = '2000-01-01';

/** A day that bounds a list. */
export function DayFilter({ label, value, onChange }: DayFilterProps) {
  const [typed, setTyped] = useState({ day: value, of: value });
  // Back, Forward and links change it, too.
  const day = typed.of === value ? typed.day : value;

  function type(wanted: string) {
    setTyped({ day: wanted, of: value });
    if (wanted === '' || wanted >= FIRST_DAY) onChange(wanted);
  }

  return (
    <label className={styles.day}>
      <span>{label}</span>
      <input
        type="date"
        data-empty={day === '' || undefined}
        value={day}
        max="9999-12-31"
        onChange={(event) => type(event.target.value)}
      />
    </label>
  );
}
