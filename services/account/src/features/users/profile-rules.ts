import { isPhoneNumber } from '@portal/service-kit';

/** A name is written into mails to addresses that are not proven yet: it must not carry a link or lines of its own. */
export function nameFault(name: string): string | undefined {
  if (name === '') return 'required';
  return /\p{Cc}|:\/\/|www\./iu.test(name) ? 'invalid' : undefined;
}

/** What is wrong with a telephone number, as a message code. */
export function phoneFault(phoneNumber: string): string | undefined {
  return isPhoneNumber(phoneNumber) ? undefined : 'phone';
}
