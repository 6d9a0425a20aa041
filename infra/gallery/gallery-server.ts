import { createReadStream, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import webpack from 'webpack';
import { galleryConfig } from '../section-server/dev-config.ts';
import { mediaTypes } from '../section-server/dev-server.ts';

const eventsPath = '/@events';
/** Files are written in bursts. */
const settleMs = 20;

export interface GalleryServer {
  origin: string;
  stop(): Promise<void>;
}

interface GalleryInput {
  /** Where the build is written. */
  folder: string;
  /** 0 takes any free port. */
  port: number;
  /** Builds again after each change, and has the open pages load themselves anew. */
  watch: boolean;
  /** Called after every build with its errors, or with nothing. */
  onBuild(errors: string): void;
}

function documentHtml(isLive: boolean): string {
  const live = isLive ? ` data-live="${eventsPath}"` : '';
  return `<!doctype html><html lang="en"${live}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>gallery</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/main.css"><script defer src="/main.js"></script></head><body></body></html>`;
}

/** Serves the component gallery on this machine alone. Resolves with the first build, whatever came of it. */
export async function serveGallery({ folder, port, watch, onBuild }: GalleryInput): Promise<GalleryServer> {
  const listeners = new Set<ServerResponse>();
  const compiler = webpack(galleryConfig(folder));
  if (!compiler) throw new Error('webpack does not take the configuration of the gallery');

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === eventsPath) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write('\n');
      listeners.add(response);
      return void response.once('close', () => listeners.delete(response));
    }
    const file = path.join(folder, path.basename(pathname));
    // A part of an address without an ending names a component or a state
    if (path.extname(pathname) === '')
      return void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(documentHtml(watch));
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return void response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': mediaTypes[path.extname(file)] ?? 'application/octet-stream',
      'cache-control': watch ? 'no-store' : 'max-age=3600',
    });
    return void createReadStream(file).pipe(response);
  }

  await new Promise<void>((resolve) => {
    const built = (error: Error | null, stats?: webpack.Stats): void => {
      onBuild(error?.message ?? (stats?.hasErrors() ? stats.toString({ preset: 'errors-only', colors: false }) : ''));
      for (const response of listeners) response.write('data: built\n\n');
      resolve();
    };
    if (watch) compiler.watch({ aggregateTimeout: settleMs, ignored: ['**/node_modules', '**/dist', '**/e2e'] }, built);
    else compiler.run(built);
  });
  const server = createServer(answer);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
      await new Promise((resolve) => {
        compiler.close(resolve);
      });
    },
  };
}
