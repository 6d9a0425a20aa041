import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { openResponses } from './open-responses.ts';
import { securityHeaders } from './security-headers.ts';

const problems: Readonly<Record<string, { status: number; code: string }>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'request-too-slow' },
  HPE_HEADER_OVERFLOW: { status: 431, code: 'head-too-large' },
};

/** Time in which a client may read its refusal and stop sending. */
const lingerMs = 2_000;

/** Answers what is no request at all, or takes too long to become one, and ends its connection. */
export function clientErrorHandler(isHttps: boolean): (error: Error & { code?: string }, socket: Socket) => void {
  const headers = Object.entries(securityHeaders(isHttps))
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  const refused = new WeakSet<Socket>();
  return (error, socket) => {
    // What still comes of a refused request is an error again
    if (refused.has(socket)) return;
    if (error.code === 'ECONNRESET' || !socket.writable || !mayAnswer(socket)) return void socket.destroy();
    refused.add(socket);
    const { status, code } = problems[error.code ?? ''] ?? { status: 400, code: 'bad-request' };
    const title = STATUS_CODES[status] ?? 'Error';
    const body = JSON.stringify({ type: 'about:blank', title, status, code });
    const own = `content-type: application/problem+json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\ncache-control: no-store\r\nconnection: close\r\n`;
    socket.end(`HTTP/1.1 ${status} ${title}\r\n${headers}${own}\r\n${body}`);
    // A connection that is closed while its client still sends is reset, and the client loses the refusal
    const linger = setTimeout(() => socket.destroy(), lingerMs);
    socket.once('close', () => clearTimeout(linger));
  };
}

/** Not in the middle of a response, nor after that of a request whose body still comes. */
function mayAnswer(socket: Socket): boolean {
  const response = openResponses.get(socket);
  return !response?.headersSent || (response.writableFinished && response.req.complete);
}
