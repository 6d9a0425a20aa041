import { readdirSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export interface Mail {
  to: string;
  subject: string;
  /** The plain text, lines ended by \n. */
  text: string;
}

const pollMs = 100;
const defaultLimitMs = 10_000;

function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** Encoded words of RFC 2047, as nodemailer writes Korean subjects. */
function decodeHeader(text: string): string {
  return text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('utf8')
        : decodeQuotedPrintable(word.replaceAll('_', ' ')),
    );
}

function splitPart(part: string): { headers: Map<string, string>; body: string } {
  const end = part.indexOf('\n\n');
  const lines = part
    .slice(0, end)
    .replaceAll(/\n[ \t]+/g, ' ')
    .split('\n');
  const headers = lines.map((line): [string, string] => [
    line.slice(0, line.indexOf(':')).toLowerCase(),
    line.slice(line.indexOf(':') + 1).trim(),
  ]);
  return { headers: new Map(headers), body: part.slice(end + 2) };
}

/** The first plain text of a message, through any nesting of multipart. */
function plainText(part: string): string | undefined {
  const { headers, body } = splitPart(part);
  const type = headers.get('content-type') ?? 'text/plain';
  const boundary = /boundary="?([^";]+)/.exec(type)?.[1];
  if (boundary)
    return body
      .split(`--${boundary}`)
      .slice(1, -1)
      .map((inner) => plainText(inner.replace(/^\n/, '')))
      .find((text) => text !== undefined);
  if (!type.startsWith('text/plain')) return undefined;
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  return encoding === 'quoted-printable' ? decodeQuotedPrintable(body) : body;
}

function parseMail(source: string): Mail {
  const message = source.replaceAll('\r\n', '\n');
  const { headers } = splitPart(message);
  return {
    to: headers.get('to') ?? '',
    subject: decodeHeader(headers.get('subject') ?? ''),
    text: (plainText(message) ?? '').replaceAll('\r\n', '\n'),
  };
}

/** Every token that stands in a link of any mail of the mailbox. */
export function mailedTokens(mailboxDir: string): string[] {
  const texts = readdirSync(mailboxDir)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => parseMail(readFileSync(path.join(mailboxDir, name), 'utf8')).text);
  return texts.flatMap((text) => [...text.matchAll(/[?&#]token=([\w-]{16,})/g)].flatMap((match) => match[1] ?? []));
}

/** The link to a path of the site that stands in a mail, without its origin. Throws when there is none. */
export function linkIn({ subject, text }: Mail, pathname: string): string {
  const link = text
    .match(/https?:\/\/\S+/g)
    ?.map((address) => new URL(address))
    .find((address) => address.pathname === pathname);
  if (!link) throw new Error(`no link to ${pathname} in the mail "${subject}"`);
  return link.pathname + link.search;
}

/** Waits for a mail to that address, with such a subject, in a mailbox folder and returns the newest; rejects after the limit. */
export async function readMail(mailboxDir: string, to: string, subject = /./, limitMs = defaultLimitMs): Promise<Mail> {
  const until = performance.now() + limitMs;
  do {
    const names = (await readdir(mailboxDir))
      .filter((name) => name.endsWith('.eml'))
      .toSorted()
      .toReversed();
    for (const name of names) {
      const mail = parseMail(await readFile(path.join(mailboxDir, name), 'utf8'));
      if (mail.to.toLowerCase().includes(to.toLowerCase()) && subject.test(mail.subject)) return mail;
    }
    await wait(pollMs);
  } while (performance.now() < until);
  throw new Error(`no mail to ${to} came within ${limitMs / 1000} s`);
}
