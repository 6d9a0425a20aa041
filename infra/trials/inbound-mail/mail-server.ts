import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  url: string;
  /** Everything that was delivered, as it came over the wire: recipient and mail. */
  mails: { to: string; raw: Buffer }[];
  /** What the portal said of the mails that were handed over. */
  outcomes: string[];
  close(): Promise<void>;
}

/** A mail server that keeps what it gets, and hands over what is for one domain to a URL, as one does with a pipe. */
export async function startMailServer(domain: string, url: () => string, token: string): Promise<MailServer> {
  const mails: MailServer['mails'] = [];
  const outcomes: string[] = [];

  async function take(stream: Readable, to: string): Promise<void> {
    const raw = await buffer(stream);
    mails.push({ to, raw });
    if (!to.endsWith(`@${domain}`)) return;
    const response = await fetch(url(), {
      method: 'POST',
      headers: { 'content-type': 'message/rfc822', 'inbound-mail-token': token },
      body: new Uint8Array(raw),
    });
    if (!response.ok) throw Object.assign(new Error(await response.text()), { responseCode: 451 });
    outcomes.push(((await response.json()) as { outcome: string }).outcome);
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
