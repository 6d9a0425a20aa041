import { AsyncLocalStorage } from 'node:async_hooks';
import { afterEach, expect, test } from '@jest/globals';
import { fastify } from 'fastify';
import { traceRequests } from './trace-requests.ts';
import { replaceTracer, tracer, type Tracer } from './tracer.ts';

interface Ended {
  name: string;
  parent: string | undefined;
  outcome: object | undefined;
}

/** A tracer that notes which spans ended, each with the name of its parent. */
function notingTracer(): { ended: Ended[]; noting: Tracer } {
  const ended: Ended[] = [];
  const storage = new AsyncLocalStorage<string>();
  const noting: Tracer = {
    begin(_kind, name, _attributes, headers) {
      const { traceparent } = (headers ?? {}) as { traceparent?: string };
      const parent = traceparent ?? storage.getStore();
      return {
        headers: { traceparent: name },
        within: (work) => storage.run(name, work),
        end: (outcome) => void ended.push({ name, parent, outcome }),
      };
    },
    close: async () => undefined,
  };
  return { ended, noting };
}

afterEach(() => replaceTracer(undefined));

async function ask(path: string, init: { method?: 'GET' | 'POST'; payload?: object } = {}): Promise<Ended[]> {
  const { ended, noting } = notingTracer();
  replaceTracer(noting);
  const app = fastify();
  await app.register(traceRequests);
  app.get('/health/live', async () => 'ok');
  app.post('/things/:id', async () => {
    tracer()?.begin('client', 'select').end();
    return {};
  });
  app.get('/broken', async () => {
    throw new Error('broken');
  });
  await app.inject({ method: 'GET', url: path, headers: { traceparent: 'browser' }, ...init });
  await app.close();
  return ended;
}

test('a request is a span of its route below the one of its sender, and what its handler begins is below it', async () => {
  const ended = await ask('/things/7?name=Kim', { method: 'POST', payload: { a: 1 } });
  expect(ended).toEqual([
    { name: 'select', parent: 'POST', outcome: undefined },
    {
      name: 'POST',
      parent: 'browser',
      outcome: {
        name: 'POST /things/:id',
        attributes: { 'http.route': '/things/:id', 'http.response.status_code': 200 },
      },
    },
  ]);
});

test('a response of 5xx is an error, and a health check is no span', async () => {
  expect(await ask('/broken')).toEqual([
    expect.objectContaining({ outcome: expect.objectContaining({ error: { name: '500' } }) }),
  ]);
  expect(await ask('/health/live')).toEqual([]);
});
