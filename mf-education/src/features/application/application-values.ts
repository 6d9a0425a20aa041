import type { Application } from '../../api/applications.ts';

export type ApplicationValues = Omit<Application, 'educationId' | 'lang'>;

export const EMPTY_APPLICATION: ApplicationValues = {
  email: '',
  name: '',
  phoneNumber: '',
  company: '',
  position: '',
  application: '',
};

/** Fields without which nothing is sent; what one wants to learn may stay open. */
const REQUIRED_FIELDS = ['name', 'email', 'phoneNumber', 'company', 'position'] as const;

/** Field → code, of those that are blank. */
export function missingFields(values: ApplicationValues): Partial<Record<keyof ApplicationValues, 'required'>> {
  return Object.fromEntries(
    REQUIRED_FIELDS.filter((field) => values[field].trim() === '').map((field) => [field, 'required']),
  );
}
