import type { FieldErrors } from '@portal/service-kit';
import { ageOn, readBirthDate } from './birth-date.ts';
import { isCommonPassword } from './common-passwords.ts';
import type { SignUpBody } from './sign-up-schemas.ts';

/** product.md, Accounts. */
const minPasswordLetters = 8;
const maxPasswordLetters = 128;
const minAgeYears = 14;
/** What the outbox takes too: one address and no list. */
const emailShape = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+\.[^\s@<>,;:"()[\]\\]+$/;
const phoneShape = /^\+?[\d\s().-]{7,30}$/;

/** Why a password may not be used, as a message code; undefined when it may. */
export function passwordFault(password: string): string | undefined {
  const letters = Array.from(password.normalize('NFC')).length;
  if (letters < minPasswordLetters) return 'password-short';
  if (letters > maxPasswordLetters) return 'password-long';
  return isCommonPassword(password) ? 'password-common' : undefined;
}

function birthDateFault(birthDate: string | undefined, today: string): string | undefined {
  if (birthDate === undefined) return 'birth-date';
  return ageOn(birthDate, today) < minAgeYears ? 'under-14' : undefined;
}

/** A name is written into mails to addresses that are not proven yet: it must not carry a link or lines of its own. */
function nameFault(name: string): string | undefined {
  if (name === '') return 'required';
  return /\p{Cc}|:\/\/|www\./iu.test(name) ? 'invalid' : undefined;
}

/** Everything wrong with a sign-up, field → message code; empty when nothing is. `today` is `YYYY-MM-DD`. */
export function signUpFaults(body: SignUpBody, today: string): FieldErrors {
  const faults: Record<string, string | undefined> = {
    email: emailShape.test(body.email.trim()) ? undefined : 'email',
    password: passwordFault(body.password),
    name: nameFault(body.name.trim()),
    birthDate: birthDateFault(readBirthDate(body.birthDate, today), today),
    phoneNumber: phoneShape.test(body.phoneNumber.trim()) ? undefined : 'phone',
    'consents.terms': body.consents.terms ? undefined : 'consent',
    'consents.privacy': body.consents.privacy ? undefined : 'consent',
  };
  return Object.fromEntries(Object.entries(faults).filter((entry): entry is [string, string] => entry[1] !== undefined));
}
