import { isEmailAddress } from '@portal/service-kit';
import type { FieldErrors } from '@portal/service-kit';
import { passwordFault } from '../users/password-rules.ts';
import { nameFault, phoneFault } from '../users/profile-rules.ts';
import { ageOn, readBirthDate } from './birth-date.ts';
import type { SignUpBody } from './sign-up-schemas.ts';

/** product.md, Accounts. */
const minAgeYears = 14;

/** What is wrong with an address, as a message code. */
export function emailFault(email: string): string | undefined {
  return isEmailAddress(email) ? undefined : 'email';
}

function birthDateFault(birthDate: string | undefined, today: string): string | undefined {
  if (birthDate === undefined) return 'birth-date';
  return ageOn(birthDate, today) < minAgeYears ? 'under-14' : undefined;
}

/** Everything wrong with a sign-up, field → message code; empty when nothing is. `today` is `YYYY-MM-DD`. */
export function signUpFaults(body: SignUpBody, today: string): FieldErrors {
  const faults: Record<string, string | undefined> = {
    email: emailFault(body.email),
    password: passwordFault(body.password),
    name: nameFault(body.name.trim()),
    birthDate: birthDateFault(readBirthDate(body.birthDate, today), today),
    phoneNumber: phoneFault(body.phoneNumber.trim()),
    'consents.terms': body.consents.terms ? undefined : 'consent',
    'consents.privacy': body.consents.privacy ? undefined : 'consent',
  };
  return Object.fromEntries(
    Object.entries(faults).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
