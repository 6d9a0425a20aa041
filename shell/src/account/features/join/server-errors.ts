import type { ApiError } from '@portal/kit';
import type { JoinErrors, JoinField } from './check-join.ts';

const FIELDS: Record<string, JoinField> = {
  email: 'email',
  password: 'password',
  name: 'name',
  birthDate: 'birthDate',
  gender: 'digit',
  phoneNumber: 'phoneNumber',
  company: 'company',
  'consents.terms': 'terms',
  'consents.privacy': 'privacy',
  consents: 'privacy',
};

/** The server's field errors as the form's own; a code without a message of its own shows a general one. */
export function serverErrors({ errors = {} }: ApiError): JoinErrors {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, code]) => (FIELDS[name] ? [[FIELDS[name], code]] : [])),
  );
}
