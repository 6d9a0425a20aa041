import type { Address, Attachment, Email } from 'postal-mime';

/** A file of a mail that came in. */
export interface IncomingFile {
  /** As the sender called it; empty when it has no name. */
  filename: string;
  contentType: string;
  content: Buffer;
}

/** A mail that came in, as far as services need it. */
export interface IncomingMail {
  /** Of the mail, without its brackets; undefined when it has none. */
  messageId: string | undefined;
  /** Address of who it says that it is from, in lower case. */
  from: string | undefined;
  /** All addresses that it was meant for or delivered to. */
  recipients: string[];
  subject: string;
  text: string;
  /** Written by a machine (RFC 3834): an answer to it may start a loop. */
  isAutomatic: boolean;
  attachments: IncomingFile[];
}

/** Of mail servers, for copies and forwarded mails. */
const deliveredTo = new Set(['delivered-to', 'x-original-to', 'envelope-to', 'x-forwarded-to']);
const machineHeaders = ['x-autoreply', 'x-autorespond', 'x-auto-response-suppress', 'list-id', 'list-unsubscribe'];

function addressesOf(entries: readonly Address[] | undefined): string[] {
  return (entries ?? []).flatMap((entry) =>
    'group' in entry && entry.group ? addressesOf(entry.group) : (entry.address ?? []),
  );
}

const hiddenElements = new Set(['style', 'script', 'head', 'title', 'blockquote']);
const lineEnds = new Set(['br', '/p', '/div', '/li', '/tr', '/h1', '/h2', '/h3', '/h4', '/h5', '/h6']);
const entities: Record<string, string> = { nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** What a mail says that has no plain text: tags go, and quotations with what is in them. Reads the text once. */
function textOfHtml(html: string): string {
  // Letters of tags alone: other alphabets change their length
  const lower = html.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
  let text = '';
  let at = 0;
  while (at < html.length) {
    const start = html.indexOf('<', at);
    text += html.slice(at, start < 0 ? html.length : start);
    if (start < 0) break;
    const end = html.indexOf('>', start);
    if (end < 0) break;
    const name = /^\/?[a-z][a-z0-9]*/.exec(lower.slice(start + 1, Math.min(end, start + 20)))?.[0] ?? '';
    if (lineEnds.has(name)) text += '\n';
    at = end + 1;
    if (!hiddenElements.has(name)) continue;
    at = lower.indexOf(`</${name}`, at);
    if (at < 0) break;
  }
  return text.replaceAll(/&(nbsp|amp|lt|gt|quot|#39);/g, (_all, name: string) => entities[name] ?? '');
}

function isAutomatic({ headers, returnPath }: Email): boolean {
  const valueOf = (name: string) =>
    headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase();
  const submitted = valueOf('auto-submitted');
  return (
    (submitted !== undefined && submitted !== 'no') ||
    /^(?:bulk|junk|list|auto_reply)$/.test(valueOf('precedence') ?? '') ||
    machineHeaders.some((name) => valueOf(name) !== undefined) ||
    returnPath === '' ||
    valueOf('return-path') === '<>'
  );
}

function fileOf({ filename, mimeType, content }: Attachment): IncomingFile {
  return {
    filename: (filename ?? '').normalize('NFC'),
    contentType: mimeType,
    content: Buffer.from(content as ArrayBuffer),
  };
}

/** Reads a mail as it came over the wire (RFC 5322). What is malformed is read as far as it goes. */
export async function parseMail(raw: Uint8Array): Promise<IncomingMail> {
  // Most services only write mails
  const { default: PostalMime } = await import('postal-mime');
  const mail = await PostalMime.parse(raw);
  const delivered = mail.headers.filter(({ key }) => deliveredTo.has(key)).map(({ value }) => value);
  const text = mail.text ?? textOfHtml(mail.html ?? '');
  return {
    messageId: mail.messageId?.replaceAll(/^<|>$/g, ''),
    from: addressesOf(mail.from && [mail.from])[0]?.toLowerCase(),
    recipients: [...addressesOf(mail.to), ...addressesOf(mail.cc), ...delivered],
    subject: mail.subject ?? '',
    text: text.replaceAll(/\r\n?/g, '\n').normalize('NFC'),
    isAutomatic: isAutomatic(mail),
    attachments: mail.attachments.map(fileOf),
  };
}
