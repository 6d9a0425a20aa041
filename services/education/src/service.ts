import { defineService } from '@portal/service-kit';
import type { ServiceDefinition } from '@portal/service-kit';
import { migrations } from '../migrations/index.ts';
import { seedEducation } from '../seeds/education.ts';
import { trainingRoutes } from './features/trainings/training-routes.ts';

/** Trainings and the applications for them. */
export const educationService: ServiceDefinition = defineService({
  name: 'education',
  bases: { education: trainingRoutes },
  migrations,
  seed: ({ db }) => seedEducation(db, new Date()),
});
