import { parentPort } from 'node:worker_threads';
import Fastify from 'fastify';

/** Bare Fastify, in a thread of its own: what the machine and the load leave to any server. Tells its address when it listens. */
const app = Fastify();
app.get('/', async () => 'hello');
parentPort?.postMessage(await app.listen({ port: 0, host: '127.0.0.1' }));
