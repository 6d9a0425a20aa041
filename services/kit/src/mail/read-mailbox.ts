import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A mail that was kept in a folder instead of sent. */
export interface ReceivedMail {
  /** Of its file. */
  name: string;
  to: string;
  subject: string;
  text: string;
  /** Names in lower case, values unfolded and decoded. */
  headers: Record<string, string>;
  attachments: { contentType: string; content: string }[];
}

interface Part {
  headers: Record<string, string>;
  body: string;
}

function decodeWords(value: string): string {
  return value
    .replaceAll(/(\?=)\s+(=\?)/g, '$1$2')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_word, kind: string, data: string) =>
      (kind.toLowerCase() === 'b' ? Buffer.from(data, 'base64') : quotedPrintable(data.replaceAll('_', ' '))).toString(
        'utf8',
      ),
    );
}

function quotedPrintable(text: string): Buffer {
  const bytes = text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/gi, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1');
}

function parsePart(source: string): Part {
  const [head = '', ...rest] = source.split('\r\n\r\n');
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
  const pairs = lines.map((line) => [
    line.slice(0, line.indexOf(':')).toLowerCase(),
    decodeWords(line.slice(line.indexOf(':') + 1).trim()),
  ]);
  return { headers: Object.fromEntries(pairs) as Record<string, string>, body: rest.join('\r\n\r\n') };
}

/** The parts of a part; none of one that is text itself. */
function partsOf({ headers, body }: Part): Part[] {
  const boundary = /boundary="?([^";]+)"?/.exec(headers['content-type'] ?? '')?.[1];
  return boundary
    ? body
        .split(`--${boundary}`)
        .slice(1, -1)
        .map((source) => parsePart(source.replace(/^\r\n/, '').replace(/\r\n$/, '')))
    : [];
}

function textOf(part: Part): string {
  const [first] = partsOf(part);
  if (first) return textOf(first);
  const encoding = part.headers['content-transfer-encoding']?.toLowerCase();
  if (encoding === 'base64') return Buffer.from(part.body, 'base64').toString('utf8');
  return encoding === 'quoted-printable'
    ? quotedPrintable(part.body).toString('utf8')
    : Buffer.from(part.body, 'latin1').toString('utf8');
}

function attachmentsOf(part: Part): ReceivedMail['attachments'] {
  return partsOf(part)
    .filter(({ headers }) => headers['content-disposition']?.startsWith('attachment'))
    .map((attached) => ({ contentType: attached.headers['content-type'] ?? '', content: textOf(attached) }));
}

/** Mails that services wrote into a MAILBOX_DIR, oldest first; none when the folder is not there yet. `newest`: that many at most. */
export async function readMailbox(folder: string, newest = Infinity): Promise<ReceivedMail[]> {
  const found = await readdir(folder).catch(() => []);
  const names = found.filter((name) => name.endsWith('.eml')).toSorted();
  return Promise.all(
    names.slice(-newest).map(async (name) => {
      const part = parsePart((await readFile(path.join(folder, name))).toString('latin1'));
      return {
        name,
        to: part.headers['to'] ?? '',
        subject: part.headers['subject'] ?? '',
        text: textOf(part),
        headers: part.headers,
        attachments: attachmentsOf(part),
      };
    }),
  );
}
