import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@jest/globals';
import { freePort, isPortFree } from '../ports.ts';
import { openListeningSocket, type ListeningSocket } from './listening-socket.ts';

const program = `
  const server = require('node:http').createServer((request, response) => response.end(String(process.pid)));
  server.listen({ fd: 4, host: '127.0.0.1' }, () => process.send('listens'));
  process.on('disconnect', () => process.exit());`;

async function startChild(socket: ListeningSocket): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['-e', program], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc', socket.stdio],
  });
  await once(child, 'message');
  return child;
}

test('a connection that arrives while no child listens waits for the next one', async () => {
  const port = await freePort();
  const socket = openListeningSocket('127.0.0.1', port)!;
  const ask = async () => (await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } })).text();
  const first = await startChild(socket);
  expect(await ask()).toBe(String(first.pid));
  first.kill('SIGKILL');
  await once(first, 'exit');
  const waiting = ask();
  const second = await startChild(socket);
  expect(await waiting).toBe(String(second.pid));
  second.kill('SIGKILL');
  await once(second, 'exit');
  socket.close();
  await expect(ask()).rejects.toThrow();
  expect(await isPortFree(port)).toBe(true);
});

test('a host that is no address, and a port that may not be taken, are left to the child', () => {
  expect(openListeningSocket('localhost', 0)).toBeUndefined();
});
