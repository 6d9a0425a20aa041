import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Attachment } from 'postal-mime';
import { loadMailParser } from './mail-parser.ts';

/** A mail that was kept in a folder instead of sent. */
export interface ReceivedMail {
  /** Of its file. */
  name: string;
  to: string;
  subject: string;
  text: string;
  /** Names in lower case, values unfolded. */
  headers: Record<string, string>;
  attachments: { contentType: string; content: string }[];
}

function receivedAttachment({ mimeType, method, content }: Attachment): ReceivedMail['attachments'][number] {
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  return {
    contentType: method === undefined ? mimeType : `${mimeType}; method=${method}`,
    // As the mail has them; the parser ends lines of text by \n alone
    content: text.replaceAll(/\r?\n/g, '\r\n'),
  };
}

/** Mails that services wrote into a MAILBOX_DIR, oldest first; none when the folder is not there yet. `newest`: that many at most. */
export async function readMailbox(folder: string, newest = Infinity): Promise<ReceivedMail[]> {
  const found = await readdir(folder).catch(() => []);
  const names = found.filter((name) => name.endsWith('.eml')).toSorted();
  const PostalMime = loadMailParser();
  return Promise.all(
    names.slice(-newest).map(async (name) => {
      const mail = await PostalMime.parse(await readFile(path.join(folder, name)));
      const headers = Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]));
      return {
        name,
        to: headers['to'] ?? '',
        subject: mail.subject ?? '',
        text: mail.text ?? '',
        headers,
        attachments: mail.attachments.map(receivedAttachment),
      };
    }),
  );
}
