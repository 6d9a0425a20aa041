import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

export interface SmtpDouble {
  port: number;
  /** Mails that were taken, in order. */
  received: { to: string; source: string }[];
  stop(): Promise<void>;
}

/** A mail server that takes every mail (RFC 5321, as much of it as a sender needs). */
export async function smtpDouble(port = 0): Promise<SmtpDouble> {
  const received: SmtpDouble['received'] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.write('220 double\r\n');
    let text = '';
    let to = '';
    let inData = false;
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      for (;;) {
        const end = inData ? '\r\n.\r\n' : '\r\n';
        const at = text.indexOf(end);
        if (at < 0) return;
        const part = text.slice(0, at);
        text = text.slice(at + end.length);
        if (inData) {
          inData = false;
          received.push({ to, source: part });
          socket.write('250 taken\r\n');
          continue;
        }
        if (/^rcpt to:/i.test(part)) to = /<([^>]*)>/.exec(part)?.[1] ?? '';
        inData = /^data$/i.test(part);
        socket.write(inData ? '354 go on\r\n' : '250 ok\r\n');
      }
    });
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port,
    received,
    stop: () =>
      new Promise((done) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => done());
      }),
  };
}
