import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { Site } from '../site.ts';

const elements = /<script[^]*?<\/script>|<template id="portal-scripts">[^]*?<\/template>/g;
/** Our documents link the web fonts for print; a script brings them to the screen. */
const printedFonts = /media="print" data-fonts(?:="[^"]*")?/;

const noScripts = (html: string): string => html.replaceAll(elements, '').replace(printedFonts, '');

/** Files pass as they are, with the compression that the site gave them. */
function passOn(origin: string, { url, headers }: IncomingMessage, response: ServerResponse): void {
  const asked = request(
    new URL(url ?? '/', origin),
    { headers: { ...headers, host: new URL(origin).host } },
    (given) => {
      response.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(response);
    },
  );
  asked.on('error', () => response.destroy());
  asked.end();
}

/**
 * Serves a site with documents that hold no script: its HTML, style sheets and fonts alone. No site with scripts shows its
 * first screen sooner, so this is what its figures are compared with.
 */
export async function siteWithoutScripts({ name, origin }: Site): Promise<Site & { close(): void }> {
  const server = createServer((asked, response) => {
    if (!asked.headers.accept?.includes('text/html')) return passOn(origin, asked, response);
    const headers = { accept: 'text/html', 'accept-language': asked.headers['accept-language'] ?? 'ko' };
    void fetch(new URL(asked.url ?? '/', origin), { headers }).then(async (given) => {
      const body = brotliCompressSync(noScripts(await given.text()));
      response.writeHead(given.status, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
      response.end(body);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { name: `${name}, no scripts`, origin: `http://127.0.0.1:${port}`, close: () => void server.close() };
}
