import { problem } from '@portal/runtime';
import type { Address, Attachment, Email } from 'postal-mime';
import { normalEmail } from '@portal/text-bounds';
import { textOfHtml } from './html-text.ts';
import { loadMailParser } from './mail-parser.ts';
import { MailTextDecoder } from './mail-text-decoder.ts';

/** A file of a mail that came in. */
export interface IncomingFile {
  /** As the sender called it; empty when it has no name. */
  filename: string;
  contentType: string;
  content: Buffer;
  /** A picture within the text, such as the logo of a signature or a pasted screenshot. */
  isInline: boolean;
}

/** A mail that came in, as far as services need it. */
export interface IncomingMail {
  /** Of the mail, without its brackets; undefined when it has none. */
  messageId: string | undefined;
  /** Message-IDs of the mails before it, oldest first, without brackets. */
  references: string[];
  /** Address of who it says that it is from, in lower case. */
  from: string | undefined;
  /** All addresses that it was meant for or delivered to. */
  recipients: string[];
  subject: string;
  /** All that it says, what it quotes included; that of its HTML where its plain text says less. Empty when it says nothing. */
  text: string;
  /** Says by `Auto-Submitted` that a program wrote it (RFC 3834, section 5): an answer to it may start a loop. */
  isAutomatic: boolean;
  /** Has another header that programs write. So do mails of people who use a mailing list, or one of many mail servers. */
  seemsAutomatic: boolean;
  attachments: IncomingFile[];
}

/** Of mail servers, for copies and forwarded mails. */
const deliveredTo = new Set(['delivered-to', 'x-original-to', 'envelope-to', 'x-forwarded-to']);
/** Each is written into mails of people as well: by Exchange, by mailing lists, by programs for newsletters. */
const machineHeaders = [
  'auto-submitted',
  'precedence',
  'x-autoreply',
  'x-autorespond',
  'x-auto-response-suppress',
  'list-id',
  'list-unsubscribe',
];

function addressesOf(entries: readonly Address[] | undefined): string[] {
  return (entries ?? []).flatMap((entry) =>
    'group' in entry && entry.group ? addressesOf(entry.group) : (entry.address ?? []),
  );
}

/** More than anyone types: a book has as many characters. */
const longestText = 1_000_000;
/** Word writes ten times as much HTML as there is text, and libraries take seconds for more than this. */
const longestHtml = 2_000_000;

/** Words that are looked for within others: the lines of a plain text may end within a word. */
const mostPartialWords = 1_000;

const isBlank = (text: string): boolean => /^[\s\p{Default_Ignorable_Code_Point}]*$/u.test(text);
const wordsOf = (text: string): string[] => text.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Whether every word of a text is in another. Addresses of links do not count, for many programs leave them out. */
function hasWordsOf(text: string, part: string): boolean {
  const words = wordsOf(text);
  const known = new Set(words);
  const partial = new Set(wordsOf(part.replaceAll(/https?:\/\/\S+/g, ' ')).filter((word) => !known.has(word)));
  const letters = words.join('');
  return partial.size <= mostPartialWords && [...partial].every((word) => letters.includes(word));
}

const tooLong = () => problem.tooLarge('mail-too-long', `at most ${longestText} characters, or ${longestHtml} of HTML`);

const decodedText = (bytes: Uint8Array): string => new MailTextDecoder().decode(bytes);

/** Parts of a text that the parser takes for files. */
const isText = ({ mimeType, filename, disposition }: Attachment): boolean =>
  /^text\/(?:enriched|richtext|(?:x-)?markdown)$/.test(mimeType) && !filename && disposition !== 'attachment';

async function textOfPart({ mimeType, content }: Attachment): Promise<string> {
  const text = decodedText(Buffer.from(content as ArrayBuffer));
  return mimeType.endsWith('markdown') ? text : textOfHtml(text);
}

/** The body as it is, of a mail of several parts of which none can be found; otherwise none. */
function undividedBody(raw: Uint8Array, { headers }: Email): string {
  const type = headers.find(({ key }) => key === 'content-type')?.value ?? '';
  if (!/^multipart\//i.test(type)) return '';
  const boundary = /\bboundary\s*=\s*(?:"([^"]+)"|([^\s;]+))/i.exec(type);
  const bytes = Buffer.from(raw);
  const name = boundary?.[1] ?? boundary?.[2];
  if (name !== undefined && bytes.includes(`--${name}`)) return '';
  const end = /\r?\n\r?\n/.exec(bytes.toString('latin1'));
  return end ? decodedText(bytes.subarray(end.index + end[0].length)) : '';
}

/** What a mail says: its plain text, or that of its HTML where the plain text has less, such as a note that there is HTML. */
async function textOf({ text = '', html = '' }: Email): Promise<string> {
  const isReadable = html.length <= longestHtml;
  if (isBlank(text) && !isReadable) throw tooLong();
  if (isBlank(html) || !isReadable) return isBlank(text) ? '' : text;
  const shown = await textOfHtml(html);
  if (isBlank(text)) return shown;
  if (hasWordsOf(text, shown)) return text;
  return hasWordsOf(shown, text) ? shown : `${shown}\n\n${text}`;
}

const valuesOf = ({ headers }: Email, name: string): string[] =>
  headers.filter(({ key }) => key === name).map(({ value }) => value.trim().toLowerCase());

const isNo = (value: string): boolean => /^no(?![\w-])/.test(value);

/** RFC 3834, section 5: a keyword, perhaps with parameters or a comment. Anything but `no` is automatic. */
const isAutomatic = (mail: Email): boolean =>
  valuesOf(mail, 'auto-submitted').some((value) => /^[\w-]/.test(value) && !isNo(value));

/** `Auto-Submitted: no` is no sign. A mail that says that another one bounced has no sender. */
const seemsAutomatic = (mail: Email): boolean =>
  machineHeaders.some((name) => valuesOf(mail, name).some((value) => !isNo(value))) ||
  mail.returnPath === '' ||
  valuesOf(mail, 'return-path').includes('<>');

function fileOf({ filename, mimeType, content, disposition, related = false }: Attachment): IncomingFile {
  const picture = /^image\/(png|jpeg|gif|webp)$/.exec(mimeType)?.[1];
  return {
    // Pictures in a text often have no name
    filename: (filename ?? (picture ? `image.${picture}` : '')).normalize('NFC'),
    contentType: mimeType,
    content: Buffer.from(content as ArrayBuffer),
    isInline: mimeType.startsWith('image/') && (related || disposition === 'inline'),
  };
}

const idsOf = (header = ''): string[] => Array.from(header.matchAll(/<([^<>\s]+)>/g), ([, id]) => id ?? '');

/**
 * Reads a mail as it came over the wire (RFC 5322). What is malformed is read as far as it goes, and nothing of its text is cut:
 * 413 `mail-too-long` for more than a person writes.
 */
export async function parseMail(raw: Uint8Array): Promise<IncomingMail> {
  const PostalMime = loadMailParser();
  const mail = await PostalMime.parse(raw);
  const delivered = mail.headers.filter(({ key }) => deliveredTo.has(key)).map(({ value }) => value);
  if ((mail.text?.length ?? 0) > longestText) throw tooLong();
  const parts = await Promise.all(mail.attachments.filter(isText).map(textOfPart));
  const text = [await textOf(mail), ...parts, undividedBody(raw, mail)].filter((part) => part !== '').join('\n\n');
  if (text.length > longestText) throw tooLong();
  const [from] = addressesOf(mail.from && [mail.from]);
  return {
    messageId: mail.messageId?.replaceAll(/^<|>$/g, ''),
    references: idsOf(mail.references ?? mail.inReplyTo),
    from: from && (normalEmail(from) ?? from.toLowerCase()),
    recipients: [...addressesOf(mail.to), ...addressesOf(mail.cc), ...delivered],
    subject: (mail.subject ?? '').normalize('NFC'),
    text: text.replaceAll(/\r\n?/g, '\n').normalize('NFC'),
    isAutomatic: isAutomatic(mail),
    seemsAutomatic: seemsAutomatic(mail),
    attachments: mail.attachments.filter((part) => !isText(part)).map(fileOf),
  };
}
