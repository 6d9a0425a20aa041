import type { Training } from '../../api/types.ts';
import { TrainingCard } from './training-card.tsx';
import styles from './training-grid.module.css';

export function TrainingGrid({ trainings }: { trainings: Training[] }) {
  return (
    <ul className={styles.grid}>
      {trainings.map((training) => (
        <li key={training.educationId}>
          <TrainingCard training={training} />
        </li>
      ))}
    </ul>
  );
}
