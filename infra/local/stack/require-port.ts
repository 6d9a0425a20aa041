import net from 'node:net';
import { ClearError, errorCode } from '../clear-error.ts';

/** Proves that the portal can listen there; rejects with the line that says what to do. */
export function requirePort(port: number, host: string): Promise<void> {
  return new Promise((done, fail) => {
    const server = net.createServer();
    server.once('error', (error) => {
      const code = errorCode(error);
      if (code === 'EADDRINUSE')
        fail(
          new ClearError(
            `Port ${port} is taken by another program: stop it, or choose another port, as in PORT=${port < 65_535 ? port + 1 : 8080} npm start`,
          ),
        );
      else if (code === 'EACCES')
        fail(
          new ClearError(`Port ${port} is reserved for the system: choose one above 1023, as in PORT=8080 npm start`),
        );
      else fail(new ClearError(`The portal cannot listen on ${host}:${port} (${code}): correct HOST and PORT.`));
    });
    server.listen({ port, host, exclusive: true }, () => server.close(() => done()));
  });
}
