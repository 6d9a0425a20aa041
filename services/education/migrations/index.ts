import type { Migrations } from '@portal/service-kit';
import * as trainings from './001-trainings.ts';
import * as applications from './002-applications.ts';

export const migrations: Migrations = {
  '001-trainings': trainings,
  '002-applications': applications,
};
