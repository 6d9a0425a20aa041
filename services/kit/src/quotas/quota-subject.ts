import { networkOf } from '@portal/runtime';
import { normalEmail } from '@portal/text-bounds';

/** One text for all spellings: compatibility forms become their letters (NFKC), and case and outer spaces do not count. */
function folded(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}

/**
 * One text for all spellings of a mailbox: the form in which addresses are stored and looked up. An address without that form
 * counts for the one that it looks like, so that no look-alike has a count of its own.
 */
function mailbox(text: string): string {
  return normalEmail(text) ?? normalEmail(folded(text)) ?? folded(text);
}

/**
 * What a quota counts apart, in one form for each kind of subject, so that one person, network or record has one count however a
 * call writes it. `email` is a mailbox; `account` is an id, or the address that somebody signs in with; `address` is a network.
 */
export function quotaSubject(part: string, value: string | number): string {
  const text = String(value);
  if (part === 'email' || (part === 'account' && text.includes('@'))) return mailbox(text);
  return folded(part === 'address' ? networkOf(text.trim()) : text);
}
