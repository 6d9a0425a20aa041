import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import PostalMime from 'postal-mime';

export interface Mail {
  to: string;
  subject: string;
  /** The plain text, lines ended by \n. */
  text: string;
}

const pollMs = 100;
const defaultLimitMs = 10_000;

const parsed = new Map<string, Mail>();

/** A file never changes once it has its name; hundreds of them are looked through while a test waits for one. */
async function parseMail(file: string): Promise<Mail> {
  const known = parsed.get(file);
  if (known) return known;
  const { to = [], subject = '', text = '' } = await PostalMime.parse(await readFile(file));
  const mail = { to: to.map(({ address }) => address ?? '').join(', '), subject, text };
  parsed.set(file, mail);
  return mail;
}

/** Mails to an address with a text that fits, in a mailbox folder. */
export async function mailsTo(mailboxDir: string, to: string, text: RegExp): Promise<Mail[]> {
  const names = (await readdir(mailboxDir)).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(names.map((name) => parseMail(path.join(mailboxDir, name))));
  return mails.filter((mail) => mail.to.toLowerCase() === to.toLowerCase() && text.test(mail.text));
}

/** Every token in a link of any mail in the mailbox. */
export async function mailedTokens(mailboxDir: string): Promise<string[]> {
  const names = (await readdir(mailboxDir)).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(names.map((name) => parseMail(path.join(mailboxDir, name))));
  return mails.flatMap(({ text }) => [...text.matchAll(/[?&#]token=([\w-]{16,})/g)].flatMap((match) => match[1] ?? []));
}

/** The link to a path of the site in a mail, without its origin. Throws when there is none. */
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
      const mail = await parseMail(path.join(mailboxDir, name));
      if (mail.to.toLowerCase().includes(to.toLowerCase()) && subject.test(mail.subject)) return mail;
    }
    await wait(pollMs);
  } while (performance.now() < until);
  throw new Error(`no mail to ${to} came within ${limitMs / 1000} s`);
}
