import { createReadStream, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import type { BuildNews } from '@portal/contract';
import { isLocalOrigin } from '../local/local-origin.ts';
import { proxyToPortal } from './portal-proxy.ts';

export interface DevServerInput {
  port: number;
  /** Of the portal whose pages load from here. */
  portalOrigin: string;
  /** The file behind `<section>/<file>`; undefined for none. May wait until it is there. */
  fileOf(name: string): Promise<string | undefined>;
  /** For a page that begins to listen. */
  newest(): Promise<BuildNews>;
  /** Proxy all other calls to the portal, so that its pages have an origin on this machine. */
  proxiesPortal: boolean;
}

export interface DevServer {
  tell(news: BuildNews): void;
  stop(): Promise<void>;
}

/** Everything of this server's own; no page of a portal has such a path. */
const ownPrefix = '/@dev/';
/** Ending of a file's name → its media type. */
export const mediaTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};
/** A page asks again this soon when the server was away. */
const retryMs = 500;

/** Whether pages of an origin may read from here: those of the portal, by each name of this machine where it runs here. */
export function mayRead(origin: string | undefined, portalOrigin: string): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false;
  return (
    origin === portalOrigin ||
    (isLocalOrigin(portalOrigin) && isLocalOrigin(origin) && new URL(origin).port === new URL(portalOrigin).port)
  );
}

/** Only under a name of this machine: a page elsewhere could lead its own name here and then read everything. */
function isCalledByName({ headers }: IncomingMessage): boolean {
  return URL.canParse(`http://${headers.host}`) && isLocalOrigin(`http://${headers.host}`);
}

/** Serves a section's newest build on this machine alone, and tells the pages that listen at `/@dev/events` of each one. */
export async function startDevServer({
  port,
  portalOrigin,
  fileOf,
  newest,
  proxiesPortal,
}: DevServerInput): Promise<DevServer> {
  const listeners = new Set<ServerResponse>();
  const send = (response: ServerResponse, news: BuildNews): void =>
    void response.write(`data: ${JSON.stringify(news)}\n\n`);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (!isCalledByName(request)) return void response.writeHead(403).end();
    if (proxiesPortal && !pathname.startsWith(ownPrefix))
      return proxyToPortal(portalOrigin, `http://localhost:${port}`, request, response);
    const { origin } = request.headers;
    response.setHeader('cache-control', 'no-store');
    response.setHeader('vary', 'origin');
    if (origin !== undefined && mayRead(origin, portalOrigin))
      response.setHeader('access-control-allow-origin', origin);
    if (pathname === `${ownPrefix}events`) {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(`retry: ${retryMs}\n\n`);
      listeners.add(response);
      response.once('close', () => listeners.delete(response));
      return send(response, await newest());
    }
    const file = pathname.startsWith(ownPrefix)
      ? await fileOf(decodeURIComponent(pathname.slice(ownPrefix.length)))
      : undefined;
    if (!file || !statSync(file, { throwIfNoEntry: false })?.isFile()) {
      return void response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('no such file\n');
    }
    response.writeHead(200, { 'content-type': mediaTypes[path.extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    tell(news) {
      for (const response of listeners) send(response, news);
    },
    stop: () =>
      new Promise((resolve) => {
        for (const response of listeners) response.end();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
