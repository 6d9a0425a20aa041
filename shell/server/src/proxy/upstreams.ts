import { Readable } from 'node:stream';
import { Agent, type Dispatcher } from 'undici';

const connectLimitMs = 2_000;

export interface UpstreamsOptions {
  /** Connections to one service. */
  connections: number;
  /** Origin of the version that a fresh version of a service replaces, while it still runs. */
  predecessorOf(origin: string): string | undefined;
  log: { debug(fields: object, text: string): void };
}

type Received<T> = (error: Error | null, data: Dispatcher.ResponseData<T>) => void;

/** The connections to the services, in the form in which `@fastify/reply-from` takes them. */
export class Upstreams {
  readonly #agent: Agent;
  readonly #predecessorOf: UpstreamsOptions['predecessorOf'];
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
   * and the next call would wait behind it. What a fresh version of a service fails to read, its predecessor is asked for: reading
   * twice changes nothing, and the failure counts against the fresh version all the same.
   */
  request<T = null>(
    options: Dispatcher.RequestOptions<T>,
    received?: Received<T>,
  ): Promise<Dispatcher.ResponseData<T>> | void {
    const own = { ...options, reset: options.body instanceof Readable };
    if (!received) return this.#agent.request(own);
    const predecessor = readsOnly(options) ? this.#predecessorOf(String(options.origin)) : undefined;
    this.#agent.request(own, (error, data) => {
      if (predecessor !== undefined && (error || data.statusCode >= 500)) {
        // Read to its end, so that the connection can be used again
        if (!error) data.body.on('error', () => undefined).resume();
        return this.request({ ...options, origin: predecessor }, received);
      }
      // A visitor who left has the response destroyed before anybody listens to it
      if (!error)
        data.body.on('error', (err: Error) =>
          this.#log.debug({ reason: err.message }, 'a response of a service ended early'),
        );
      return received(error, data);
    });
  }

  async close(): Promise<void> {
    await this.#agent.destroy();
  }
}

const readsOnly = ({ method }: { method: string }): boolean => method === 'GET' || method === 'HEAD';
