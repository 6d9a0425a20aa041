import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** The last response of each connection, for code that has to decide what may still be written to it. */
export const openResponses = new WeakMap<Duplex, ServerResponse>();
