/** A part of a text: an address with its scheme, or what stands between addresses. */
export interface LinkPart {
  text: string;
  isLink: boolean;
}

const scheme = /https?:\/\/(?=[\p{L}\p{N}[])/giu;
/** ASCII that an address may hold (RFC 3986), without the apostrophe, which ends quotations. */
const plain = /[\w\-.~:/?#[\]@!$&()*+,;=%]/;
const letter = /[\p{L}\p{M}\p{N}]/u;
/** After these a path or a query may go on with letters other than ASCII; elsewhere they belong to the sentence. */
const separator = /[/=_#+-]/;
/** What Korean hangs on the word before it. */
const particle =
  /^(?:[은는이가을를의와과도만나]|이나|이?랑|(?:에|에서|에게|한테|으?로|까지|부터)(?:[는도만]|부터)?|에게서|하고|처럼|보다|마다|밖에|조차|뿐만?|이?라[고는도며서]|이[고며면니]|인데|인지|입니다|이에요|예요)$/;
/** Domains of the top in Hangul, which a particle follows without a mark between. */
const topDomain = /^(?:한국|닷컴|닷넷|삼성)(?=(.+)$)/;
const ending = /[.,;:!?*_~([]/;
const closers: Record<string, string> = { ')': '(', ']': '[' };

/** Where the letters end that begin at `from`, in whatever script but ASCII. */
function endOfLetters(text: string, from: number): number {
  let end = from;
  for (const character of text.slice(from)) {
    if (character <= '\u007f' || !letter.test(character)) break;
    end += character.length;
  }
  return end;
}

function endOfAddress(text: string, from: number): number {
  const open: string[] = [];
  let at = from;
  let isHost = true;
  while (at < text.length) {
    const character = text.charAt(at);
    if (plain.test(character)) {
      const opener = closers[character];
      if (opener !== undefined && open.pop() !== opener) break;
      if (character === '(' || character === '[') open.push(character);
      if (/[/?#]/.test(character)) isHost = false;
      at += 1;
      continue;
    }
    const before = text.charAt(at - 1);
    const isInBrackets = before === '(' && text.charAt(at - 2) === '_';
    if (!separator.test(before) && !isInBrackets && !(isHost && before === '.')) break;
    const end = endOfLetters(text, at);
    const word = text.slice(at, end);
    if (end === at || particle.test(word)) break;
    const [top = '', rest = ''] = topDomain.exec(word) ?? [];
    at = isHost && particle.test(rest) ? at + top.length : end;
  }
  while (at > from && ending.test(text.charAt(at - 1))) at -= 1;
  return at;
}

/**
 * Finds the addresses in a text: the one way in which text becomes links, in mails, pages and messages. An address ends before
 * Korean particles (`https://a.example/support에서`), before what ends a sentence, and before a bracket that it did not open.
 */
export function splitLinks(text: string): LinkPart[] {
  const parts: LinkPart[] = [];
  let end = 0;
  for (const { 0: start, index } of text.matchAll(scheme)) {
    if (index < end) continue;
    const last = endOfAddress(text, index + start.length);
    if (index > end) parts.push({ text: text.slice(end, index), isLink: false });
    parts.push({ text: text.slice(index, last), isLink: true });
    end = last;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isLink: false });
  return parts;
}
