import { ImapFlow } from 'imapflow';

/** A mailbox as the reader needs it, for one round. */
export interface Mailbox {
  /** Mails that are not marked as seen, in the order in which they came. */
  unseen(): Promise<WaitingMail[]>;
  /** A mail as it came over the wire, which does not mark it; undefined when it is gone. */
  read(uid: number): Promise<Uint8Array | undefined>;
  /** Marks a mail as seen; `isFlagged`: for somebody to look at, too. */
  mark(uid: number, isFlagged: boolean): Promise<void>;
  close(): Promise<void>;
}

export interface WaitingMail {
  uid: number;
  bytes: number;
}

const ports = { 'imap:': 143, 'imaps:': 993 } as const;
const timeoutMs = 30_000;
const isLocal = (host: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(host);

/** What a URL such as `imaps://user:password@mail.example.com/INBOX` says. Without TLS only a server on this machine is asked. */
export function imapOptions(text: string) {
  const { protocol, hostname, port, username, password, pathname } = new URL(text);
  const secure = protocol === 'imaps:';
  return {
    host: hostname.replaceAll(/^\[|\]$/g, ''),
    port: Number(port) || ports[secure ? 'imaps:' : 'imap:'],
    secure,
    doSTARTTLS: secure || isLocal(hostname) ? undefined : true,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    folder: decodeURIComponent(pathname.slice(1)) || 'INBOX',
  };
}

/** Signs in and opens the folder of a URL. Throws when the server is away, or refuses. */
export async function openImapMailbox(url: string): Promise<Mailbox> {
  const { folder, doSTARTTLS, ...options } = imapOptions(url);
  const client = new ImapFlow({
    ...options,
    ...(doSTARTTLS === undefined ? {} : { doSTARTTLS }),
    logger: false,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  // A connection that breaks fails what waits for it, too
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.mailboxOpen(folder);
  } catch (error) {
    client.close();
    throw error;
  }
  return {
    async unseen() {
      const mails: WaitingMail[] = [];
      for await (const { uid, size } of client.fetch({ seen: false }, { uid: true, size: true }))
        mails.push({ uid, bytes: size ?? 0 });
      return mails.toSorted((one, other) => one.uid - other.uid);
    },
    async read(uid) {
      const mail = await client.fetchOne(String(uid), { source: true }, { uid: true });
      return mail ? mail.source : undefined;
    },
    async mark(uid, isFlagged) {
      await client.messageFlagsAdd({ uid: String(uid) }, ['\\Seen', ...(isFlagged ? ['\\Flagged'] : [])], {
        uid: true,
      });
    },
    close: () => client.logout(),
  };
}
