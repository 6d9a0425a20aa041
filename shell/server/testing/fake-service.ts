import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SeenRequest {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  bodyBytes: number;
}

export interface FakeService {
  origin: string;
  seen: SeenRequest[];
  close(): void;
}

/** A service that notes what it is asked and answers by path. */
export async function startFakeService(
  routes: Record<string, (request: IncomingMessage, response: ServerResponse) => void>,
): Promise<FakeService> {
  const seen: SeenRequest[] = [];
  const server = createServer(async (request, response) => {
    const entry = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, bodyBytes: 0 };
    seen.push(entry);
    request.on('error', () => undefined);
    try {
      for await (const chunk of request) entry.bodyBytes += (chunk as Buffer).length;
    } catch {
      return;
    }
    const route = routes[entry.url.split('?', 1)[0] ?? ''];
    if (route) route(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    seen,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
