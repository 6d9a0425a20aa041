import { fastify, LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyHttpOptions, FastifyInstance } from 'fastify';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { isEmailAddress } from '@portal/text-bounds';
import type { DestinationStream } from 'pino';
import { createLogger } from '../logging/logger.ts';
import { traceRequests } from '../tracing/trace-requests.ts';
import { addJsonParser } from '../input/json-parser.ts';
import { compileAtFirstUse } from './compile-at-first-use.ts';

export interface AppOptions extends FastifyHttpOptions<Server> {
  /** As log lines name the process. */
  name: string;
  logLevel: string;
  /** Takes the log lines instead of stdout. */
  logTo?: DestinationStream;
  /** Under which log lines carry the request id. */
  requestIdLabel: string;
  /** Fastify's own defaults leave a slow sender as long as it likes. */
  requestTimeout: number;
  headersTimeoutMs: number;
  checkConnectionsMs: number;
}

/** Longer than a client keeps its connections, so that it never writes into one that is being closed. */
const keepAliveMs = 72_000;

/** A Fastify app with the platform's logger and limits for slow connections; the plugins of this package add the rest. JSON bodies are taken as they are: their types are not coerced. Its requests are traced where the process traces. Every request has the address of its caller. */
export function createApp({
  name,
  logLevel,
  logTo,
  requestIdLabel,
  headersTimeoutMs,
  checkConnectionsMs,
  ...options
}: AppOptions): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = createLogger(name, logLevel, logTo);
  const app = fastify({
    ...options,
    loggerInstance,
    logController: new LogController({ requestIdLogLabel: requestIdLabel, disableRequestLogging: true }),
    keepAliveTimeout: keepAliveMs,
    http: { headersTimeout: headersTimeoutMs, connectionsCheckingInterval: checkConnectionsMs },
    forceCloseConnections: 'idle',
    schemaController: { compilersFactory: compileAtFirstUse },
    ajv: {
      customOptions: { removeAdditional: false, allErrors: true },
      // The forms' own rule, which takes domains in other letters than ASCII; forms send no spaces around it
      onCreate: (ajv) => ajv.addFormat('email', (text) => isEmailAddress(text) && text === text.trim()),
    },
  });
  app.server.on('connection', endWithoutAddress);
  addJsonParser(app);
  void app.register(traceRequests);
  return app;
}

/**
 * A connection that its visitor has reset before it was accepted has no address any more, but may still hold a request:
 * with no address there is no share to take for it, and no visitor to respond to.
 */
function endWithoutAddress(socket: Socket): void {
  if (socket.remoteAddress === undefined) socket.destroy();
}
