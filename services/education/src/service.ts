import { defineService } from '@portal/service-kit';
import type { ServiceApp } from '@portal/service-kit';
import { migrations } from '../migrations/index.ts';
import { seedEducation } from '../seeds/education.ts';
import { trainingRoutes } from './features/trainings/training-routes.ts';

async function educationRoutes(app: ServiceApp): Promise<void> {
  trainingRoutes(app);
}

/** Trainings and the applications for them. */
export const educationService = defineService({
  name: 'education',
  bases: { education: educationRoutes },
  migrations,
  seed: ({ db }) => seedEducation(db, new Date()),
});
