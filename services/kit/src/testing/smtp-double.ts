import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo, Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { callbackify } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { readMailbox } from '../mail/read-mailbox.ts';
import type { ReceivedMail } from '../mail/read-mailbox.ts';

/**
 * What the double does: takes mails; reads them and puts them off; refuses every recipient for good; closes the connection in the
 * middle of a mail, or after it took one without saying so; never ends its greeting; or answers nobody.
 */
export type Temper = 'accepts' | 'greylists' | 'refuses' | 'cuts off' | 'takes and cuts off' | 'drips' | 'is silent';

const dripMs = 50;

/** A mail server on a port of this machine that can be away, refuse for now, or take mails and keep them. */
export interface SmtpDouble {
  url: string;
  temper: Temper;
  /** Message-Ids of the mails that it read and put off. */
  putOff: Set<string>;
  /** Mails taken so far. */
  count(): number;
  /** All accepted mails, in order; a mail that came twice is there twice. */
  mails(): Promise<ReceivedMail[]>;
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  close(): Promise<void>;
}

const refusal = (responseCode: number, text: string): Error => Object.assign(new Error(text), { responseCode });

export async function startSmtpDouble(): Promise<SmtpDouble> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-smtp-'));
  const sockets = new Set<Socket>();
  let server: SMTPServer;
  let port = 0;
  let taken = 0;

  const cutOff = (): void => {
    for (const socket of sockets) socket.destroy();
  };

  async function take(stream: Readable): Promise<void> {
    const source = await buffer(stream);
    if (double.temper === 'greylists') {
      double.putOff.add(/^Message-ID: (.+)$/im.exec(source.toString('latin1'))?.[1]?.trim() ?? '');
      throw refusal(451, 'come again later');
    }
    taken += 1;
    await writeFile(path.join(folder, `${String(taken).padStart(6, '0')}.eml`), source);
    if (double.temper === 'takes and cuts off') cutOff();
  }

  function createServer(): SMTPServer {
    const made = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      // Without a call of `done` it says no greeting
      onConnect: (_session, done) => (double.temper === 'drips' || double.temper === 'is silent' ? undefined : done()),
      onRcptTo: (_address, _session, done) => done(double.temper === 'refuses' ? refusal(550, 'no such user') : null),
      onData(stream, _session, done) {
        if (double.temper === 'cuts off') cutOff();
        callbackify(take)(stream, (error) => done(error));
      },
    });
    // A client that gave up, or was cut off
    made.on('error', () => undefined);
    made.server.on('connection', (socket: Socket) => {
      sockets.add(socket.on('close', () => sockets.delete(socket)));
      if (double.temper !== 'drips') return;
      const drip = setInterval(() => socket.write('220-wait\r\n'), dripMs);
      socket.on('close', () => clearInterval(drip));
    });
    return made;
  }

  const double: SmtpDouble = {
    url: '',
    temper: 'accepts',
    putOff: new Set(),
    count: () => taken,
    mails: () => readMailbox(folder),
    goAway: async () => {
      cutOff();
      await new Promise<void>((done) => server.close(() => done()));
    },
    comeBack: async () => {
      server = createServer();
      await new Promise<void>((done) => server.listen(port, '127.0.0.1', () => done()));
      ({ port } = server.server.address() as AddressInfo);
    },
    close: async () => {
      if (server.server.listening) await double.goAway();
      await rm(folder, { recursive: true, force: true });
    },
  };
  await double.comeBack();
  double.url = `smtp://127.0.0.1:${port}`;
  return double;
}
