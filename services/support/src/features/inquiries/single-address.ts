import type { Inquiry } from './inquiry.ts';

/** One address that a mail can go to: no list, no display name, no quoted local part, ASCII only. */
const address =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/;
const longestAddress = 254;

/** Mailboxes that answer by machine, or that nobody reads: a mail to them comes back, or starts a loop. */
const machine =
  /^(?:no[-_.]?reply|do[-_.]?not[-_.]?reply|donotreply|mailer[-_.]?daemon|postmaster|bounces?|abuse|daemon|root|majordomo|listserv)(?:[+\-_.].*)?$|[-_.](?:bounces?|request|owner)$|^owner[-_.]/i;

/** The text as the one valid address that it is, or undefined. */
export function singleAddress(text: string): string | undefined {
  return text.length <= longestAddress && address.test(text) ? text : undefined;
}

/** Whether a machine reads what is sent there. */
export function isMachineAddress(email: string): boolean {
  return machine.test(email.slice(0, email.lastIndexOf('@')));
}

/** Where an answer goes: the address of the form when it is one, else that of the account; null when neither is. */
export function replyAddressOf({ email, senderEmail }: Pick<Inquiry, 'email' | 'senderEmail'>): string | null {
  return singleAddress(email) ?? singleAddress(senderEmail ?? '') ?? null;
}
