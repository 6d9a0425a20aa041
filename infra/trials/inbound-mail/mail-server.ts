import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  url: string;
  /** Everything that was delivered, as it came over the wire: recipient and mail. */
  mails: { to: string; raw: Buffer }[];
  /** What was said of each delivered mail. */
  outcomes: string[];
  close(): Promise<void>;
}

/** What becomes of a mail for the domain, and what is said of it. */
export type Delivery = (raw: Buffer) => Promise<string>;

/** Hands mails over to a URL, as a mail server does with a pipe. */
export function handOver(url: () => string, token: string): Delivery {
  return async (raw) => {
    const response = await fetch(url(), {
      method: 'POST',
      headers: { 'content-type': 'message/rfc822', 'inbound-mail-token': token },
      body: new Uint8Array(raw),
    });
    if (!response.ok) throw Object.assign(new Error(await response.text()), { responseCode: 451 });
    return ((await response.json()) as { outcome: string }).outcome;
  };
}

/** A mail server that keeps what it gets, and delivers what is for one domain. */
export async function startMailServer(domain: string, deliver: Delivery): Promise<MailServer> {
  const mails: MailServer['mails'] = [];
  const outcomes: string[] = [];

  async function take(stream: Readable, to: string): Promise<void> {
    const raw = await buffer(stream);
    mails.push({ to, raw });
    if (!to.endsWith(`@${domain}`)) return;
    outcomes.push(await deliver(raw));
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData: (stream, session, done) =>
      callbackify(() => take(stream, session.envelope.rcptTo[0]?.address ?? ''))((error) => done(error)),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    outcomes,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
