import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
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
  /** All that it took, in order; a mail that came twice stands there twice. */
  mails(): Promise<ReceivedMail[]>;
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  close(): Promise<void>;
}

export async function startSmtpDouble(): Promise<SmtpDouble> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-smtp-'));
  const sockets = new Set<Socket>();
  let server: Server;
  let port = 0;
  let taken = 0;

  async function take(source: string): Promise<string> {
    if (double.temper === 'greylists') {
      double.putOff.add(/^Message-ID: (.+)$/im.exec(source)?.[1]?.trim() ?? '');
      return '451 come again later';
    }
    taken += 1;
    await writeFile(path.join(folder, `${String(taken).padStart(6, '0')}.eml`), source);
    return '250 taken';
  }

  /** RFC 5321, as much of it as a client that behaves needs. */
  function serve(socket: Socket): void {
    sockets.add(socket.on('close', () => sockets.delete(socket)).on('error', () => undefined));
    let input = '';
    let inData = false;
    const say = (line: string) => void socket.write(`${line}\r\n`);
    const answer = (line: string): void => {
      if (/^DATA/i.test(line)) {
        inData = true;
        say('354 go on');
      } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
      else if (/^RCPT/i.test(line) && double.temper === 'refuses') say('550 no such user');
      else say('250 ok');
    };
    socket.setEncoding('latin1').on('data', (chunk) => {
      if (inData && double.temper === 'cuts off') {
        socket.resetAndDestroy();
        return;
      }
      input += String(chunk);
      for (
        let end = input.indexOf(inData ? '\r\n.\r\n' : '\r\n');
        end !== -1;
        end = input.indexOf(inData ? '\r\n.\r\n' : '\r\n')
      ) {
        const part = input.slice(0, end);
        input = input.slice(end + (inData ? 5 : 2));
        if (!inData) answer(part);
        else {
          inData = false;
          void take(`${part.replaceAll('\r\n..', '\r\n.')}\r\n`).then((line) =>
            double.temper === 'takes and cuts off' ? socket.destroy() : say(line),
          );
        }
      }
    });
    if (double.temper === 'drips') {
      const drip = setInterval(() => say('220-wait'), dripMs);
      socket.on('close', () => clearInterval(drip));
    } else if (double.temper !== 'is silent') say('220 double');
  }

  const double: SmtpDouble = {
    url: '',
    temper: 'accepts',
    putOff: new Set(),
    count: () => taken,
    mails: () => readMailbox(folder),
    goAway: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
    comeBack: async () => {
      server = createServer(serve);
      await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
      ({ port } = server.address() as AddressInfo);
    },
    close: async () => {
      if (server.listening) await double.goAway();
      await rm(folder, { recursive: true, force: true });
    },
  };
  await double.comeBack();
  double.url = `smtp://127.0.0.1:${port}`;
  return double;
}
