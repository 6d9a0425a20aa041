import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** The last response of each connection, for whoever has to decide what may still be written there. */
export const openResponses = new WeakMap<Duplex, ServerResponse>();
