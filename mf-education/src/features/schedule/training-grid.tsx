import type { ShownTraining } from '../../ui/training/shown-training.ts';
import { TrainingCard } from './training-card.tsx';
import styles from './training-grid.module.css';

interface TrainingGridProps {
  trainings: ShownTraining[];
  hrefOf(training: ShownTraining): string;
}

export function TrainingGrid({ trainings, hrefOf }: TrainingGridProps) {
  return (
    <ul className={styles.grid}>
      {trainings.map((training) => (
        <li key={training.educationId}>
          <TrainingCard training={training} href={hrefOf(training)} />
        </li>
      ))}
    </ul>
  );
}
