import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { freePort } from '../local/ports.ts';
import { mayRead, startDevServer, type DevServer } from './dev-server.ts';

const portalOrigin = 'https://portal.example';
const folder = mkdtempSync(path.join(tmpdir(), 'dev-server-'));
const built = { section: 'news', hash: 'first', errors: [] };
let server: DevServer;
let port: number;

beforeAll(async () => {
  writeFileSync(path.join(folder, 'remoteEntry.js'), 'var news;');
  port = await freePort();
  server = await startDevServer({
    port,
    portalOrigin,
    proxiesPortal: false,
    newest: async () => built,
    fileOf: async (name) => (name.startsWith('news/') ? path.join(folder, name.slice('news/'.length)) : undefined),
  });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

interface Answer {
  status: number | undefined;
  allowed: string | string[] | undefined;
  text: string;
}

/** `fetch` sets `host` itself. */
function get(pathname: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path: pathname, headers }, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += String(chunk)));
      response.on('end', () =>
        resolve({ status: response.statusCode, allowed: response.headers['access-control-allow-origin'], text }),
      );
    })
      .on('error', reject)
      .end();
  });
}

describe('a dev server', () => {
  test('gives files to pages of its portal, and to no other site', async () => {
    expect(await get('/@dev/news/remoteEntry.js', { origin: portalOrigin })).toEqual({
      status: 200,
      allowed: portalOrigin,
      text: 'var news;',
    });
    expect(await get('/@dev/news/remoteEntry.js', { origin: 'https://evil.example' })).toMatchObject({
      allowed: undefined,
    });
  });

  test('answers under a name of this machine only, so that no other name can be led here', async () => {
    expect(await get('/@dev/news/remoteEntry.js', { host: `evil.example:${port}` })).toMatchObject({
      status: 403,
      text: '',
    });
  });

  test('has nothing beside its files', async () => {
    expect(await get('/@dev/news/nothing.js')).toMatchObject({ status: 404 });
    expect(await get('/@dev/other/remoteEntry.js')).toMatchObject({ status: 404 });
  });

  test('tells who listens of the newest build at once and of each one after it', async () => {
    const response = await fetch(`http://127.0.0.1:${port}/@dev/events`);
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    let heard = '';
    const hears = async (text: string) => {
      while (!heard.includes(text)) heard += (await reader.read()).value ?? '';
    };
    await hears('"hash":"first"');
    server.tell({ ...built, errors: ['no such word'] });
    await hears('no such word');
    await reader.cancel();
  });
});

test('a portal on this machine has several names', () => {
  expect(mayRead('http://127.0.0.1:8080', 'http://localhost:8080')).toBe(true);
  expect(mayRead('http://localhost:9000', 'http://localhost:8080')).toBe(false);
  expect(mayRead('http://localhost:8080', portalOrigin)).toBe(false);
});
