/** RFC 5321, 4.5.3.1.3. */
export const longestEmail = 254;

/** ASCII without spaces: every program makes its letters small alike. */
const ascii = /^[!-~]+$/;
const beyondAscii = /[^\p{ASCII}]/u;
/** Characters of a domain. The parser of URLs would drop everything after a slash, a question mark or a backslash. */
const ofDomain = /[^\p{ASCII}]|[a-z\d.-]/giu;
/** Of a normal form: no list, no display name, and a domain that has a dot. */
const oneAddress = /^[^\s@<>,;:"()[\]\\]+@(?:[\w-]+\.)+[\w-]+$/;

/** The domain as the DNS has it (UTS #46), where it is written in other letters; a number is none. Browsers and Node.js convert alike. */
function asciiDomain(domain: string): string {
  if (!beyondAscii.test(domain) || domain.replaceAll(ofDomain, '') !== '') return domain;
  try {
    const converted = new URL(`http://${domain}`).hostname;
    return /(?:^|\.)\d+$/.test(converted) ? '' : converted;
  } catch {
    // No domain: that is all a parser that throws says
    return '';
  }
}

/**
 * The one form of an e-mail address in which it is stored, looked up and compared: without spaces around it, in small ASCII
 * letters, an international domain in its ASCII form. Undefined for what has no such form, as for a name in other letters than
 * ASCII: U+212A looks like a `K`, and some programs make a `k` of it. The columns of `addressColumnSql` agree with it.
 */
export function normalEmail(text: string): string | undefined {
  const written = text.trim();
  const at = written.lastIndexOf('@');
  if (at < 1) return undefined;
  const address = `${written.slice(0, at)}@${asciiDomain(written.slice(at + 1))}`;
  const sign = address.indexOf('@', 1);
  const isWhole = sign > 0 && sign < address.length - 1 && address.length <= longestEmail;
  return isWhole && ascii.test(address) ? address.toLowerCase() : undefined;
}

/** Whether a text is one e-mail address that a mail can go to. */
export function isEmailAddress(text: string): boolean {
  const address = normalEmail(text);
  return address !== undefined && oneAddress.test(address);
}
