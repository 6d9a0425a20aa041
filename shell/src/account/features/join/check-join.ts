import type { BodyOf } from '@portal/kit';
import { isEmail, isPhoneNumber, type FormErrors } from '@portal/kit/form';
import type { paths } from '../../../api/types.generated.ts';
import { newPasswordError } from '../../ui/account-page/password-rules.ts';
import { ageOn, readBirthDate, readResidentDigit } from './resident-number.ts';

/** The values of the form. The digit is used here only, and never sent. */
export interface JoinValues {
  email: string;
  password: string;
  passwordAgain: string;
  name: string;
  birthDate: string;
  digit: string;
  phoneNumber: string;
  company: string;
  terms: boolean;
  privacy: boolean;
  marketing: boolean;
}

export type JoinField = keyof JoinValues;
export type JoinErrors = FormErrors<JoinValues>;

export type SignUpBody = BodyOf<paths, 'POST', '/api/user/signup'>;

// product.md, "Accounts".
const MIN_AGE_YEARS = 14;

const REQUIRED: JoinField[] = ['email', 'password', 'passwordAgain', 'name', 'birthDate', 'digit', 'phoneNumber'];

function birthErrors({ birthDate, digit }: JoinValues, today: string): JoinErrors {
  const known = readResidentDigit(digit);
  const born = readBirthDate(birthDate, known?.century ?? 1900);
  if (!born) return { birthDate: 'birth-date', digit: known ? undefined : 'digit' };
  if (!known) return { digit: 'digit' };
  // The digit made this century of a year that was typed with two digits
  if (ageOn(born, today) < 0) return birthDate.length === 6 ? { digit: 'digit-century' } : { birthDate: 'birth-date' };
  if (Math.floor(Number(born.slice(0, 4)) / 100) * 100 !== known.century) return { digit: 'digit-century' };
  return ageOn(born, today) < MIN_AGE_YEARS ? { birthDate: 'under-14' } : {};
}

/** Checks what can be known without the server; the server checks again. `today` is `YYYY-MM-DD`. */
export function checkJoin(values: JoinValues, today: string): JoinErrors {
  const found: JoinErrors = {
    email: isEmail(values.email) ? undefined : 'email',
    password: newPasswordError(values.password),
    passwordAgain: values.passwordAgain === values.password ? undefined : 'password-mismatch',
    ...birthErrors(values, today),
    phoneNumber: isPhoneNumber(values.phoneNumber) ? undefined : 'phone',
    terms: values.terms ? undefined : 'consent',
    privacy: values.privacy ? undefined : 'consent',
  };
  for (const field of REQUIRED) if (values[field] === '') found[field] = 'required';
  return Object.fromEntries(Object.entries(found).filter(([, code]) => code !== undefined));
}

/** What is sent of checked values: birth date and gender in the place of the digit. */
export function signUpBody(values: JoinValues): SignUpBody {
  const known = readResidentDigit(values.digit);
  const birthDate = known && readBirthDate(values.birthDate, known.century);
  if (!known || !birthDate) throw new Error('the values have not been checked');
  const { email, password, name, phoneNumber, company, terms, privacy, marketing } = values;
  return {
    email,
    password,
    name,
    birthDate,
    gender: known.gender,
    phoneNumber,
    company,
    consents: { terms, privacy, marketing },
  };
}
