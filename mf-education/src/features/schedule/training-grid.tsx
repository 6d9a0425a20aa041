import type { ShownTraining } from '../../ui/training/shown-training.ts';
import { TrainingCard } from './training-card.tsx';
import styles from './training-grid.module.css';

interface TrainingGridProps {
  trainings: ShownTraining[];
  /** `YYYY-MM-DD` in Seoul. */
  today: string;
  hrefOf(training: ShownTraining): string;
}

export function TrainingGrid({ trainings, today, hrefOf }: TrainingGridProps) {
  return (
    <ul className={styles.grid}>
      {trainings.map((training) => (
        <li key={training.educationId}>
          <TrainingCard training={training} today={today} href={hrefOf(training)} />
        </li>
      ))}
    </ul>
  );
}
