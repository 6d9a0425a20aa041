import { Readable } from 'node:stream';
import { tracer } from '@portal/runtime';
import { Agent, type Dispatcher } from 'undici';
import { requestWithPredecessor, type PredecessorOf } from './request-predecessor.ts';

const connectLimitMs = 2_000;

export interface UpstreamsOptions {
  /** Connections to one service. */
  connections: number;
  predecessorOf: PredecessorOf;
  log: { debug(fields: object, text: string): void };
}

type Received<T> = (error: Error | null, data: Dispatcher.ResponseData<T>) => void;

/** The connections to the services, in the form in which `@fastify/reply-from` takes them. */
export class Upstreams {
  readonly #agent: Agent;
  readonly #predecessorOf: PredecessorOf;
  readonly #log: UpstreamsOptions['log'];

  constructor({ connections, predecessorOf, log }: UpstreamsOptions) {
    this.#agent = new Agent({ connections, pipelining: 1, connect: { timeout: connectLimitMs } });
    this.#predecessorOf = predecessorOf;
    this.#log = log;
  }

  request<T = null>(options: Dispatcher.RequestOptions<T>): Promise<Dispatcher.ResponseData<T>>;
  request<T = null>(options: Dispatcher.RequestOptions<T>, received: Received<T>): void;
  /**
   * A connection on which a body was streamed is not used again: a service that refused it may have left the rest unread,
   * and the next call would wait behind it.
   */
  request<T = null>(
    options: Dispatcher.RequestOptions<T>,
    received?: Received<T>,
  ): Promise<Dispatcher.ResponseData<T>> | void {
    const own = { ...options, reset: options.body instanceof Readable };
    if (!received) return this.#agent.request(own);
    const call = {
      origin: String(options.origin),
      method: options.method,
      request: (origin: string) => traced({ ...own, origin }, (sent) => this.#agent.request(sent)),
      statusOf: ({ statusCode }: Dispatcher.ResponseData<T>) => statusCode,
      drop: ({ body }: Dispatcher.ResponseData<T>) => void body.on('error', () => undefined).resume(),
    };
    requestWithPredecessor(call, this.#predecessorOf).then(
      (data) => {
        // A visitor who left has the response destroyed before anybody listens to it
        data.body.on('error', (err: Error) =>
          this.#log.debug({ reason: err.message }, 'a response of a service ended early'),
        );
        received(null, data);
      },
      (error: Error) => received(error, undefined as never),
    );
  }

  async close(): Promise<void> {
    await this.#agent.destroy();
  }
}

/** Makes a call of a service in a span of its own, which the headers of the call name, where the process traces. */
async function traced<T>(
  options: Dispatcher.RequestOptions<T>,
  ask: (options: Dispatcher.RequestOptions<T>) => Promise<Dispatcher.ResponseData<T>>,
): Promise<Dispatcher.ResponseData<T>> {
  const { method, path, origin, headers } = options;
  const span = tracer()?.begin('client', method, {
    'http.request.method': method,
    'url.path': path.split('?', 1)[0] ?? '',
    'server.address': String(origin),
  });
  if (!span) return ask(options);
  try {
    const data = await ask({ ...options, headers: { ...(headers as Record<string, string>), ...span.headers } });
    span.end({ attributes: { 'http.response.status_code': data.statusCode } });
    return data;
  } catch (error) {
    span.end({ error });
    throw error;
  }
}
