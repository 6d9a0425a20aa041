import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type MailFault = 'none' | 'slow' | 'refusing' | 'cutting off';

export interface MailServer {
  url: string;
  fault: MailFault;
  /** Message-ID → how often it was taken. */
  taken: Map<string, number>;
  close(): Promise<void>;
}

const slowMs = 20_000;

/** A mail server that takes every mail and can be slow, refuse for now, or cut the connection in the middle of a mail. */
export async function startMailServer(): Promise<MailServer> {
  const state: Omit<MailServer, 'close' | 'url'> = { fault: 'none', taken: new Map() };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let source = '';
      stream.setEncoding('utf8');
      stream.on('data', (chunk: string) => {
        source += chunk;
        if (state.fault === 'cutting off') for (const connection of server.connections) connection.close();
      });
      stream.on('end', () => {
        if (state.fault === 'refusing')
          return done(Object.assign(new Error('come again later'), { responseCode: 451 }));
        const id = /^message-id:\s*(\S+)/im.exec(source)?.[1] ?? source;
        const take = () => {
          state.taken.set(id, (state.taken.get(id) ?? 0) + 1);
          done();
        };
        return state.fault === 'slow' ? void setTimeout(take, slowMs) : take();
      });
    },
  });
  server.on('error', () => undefined); // a client that gave up
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return Object.assign(state, {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}
