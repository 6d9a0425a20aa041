import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { openResponses } from './open-responses.ts';
import { securityHeaders } from './security-headers.ts';

const problems: Readonly<Record<string, { status: number; code: string }>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'request-too-slow' },
  HPE_HEADER_OVERFLOW: { status: 431, code: 'head-too-large' },
};

/** Answers what is no request at all, or takes too long to become one, and ends its connection. */
export function clientErrorHandler(isHttps: boolean): (error: Error & { code?: string }, socket: Socket) => void {
  const headers = Object.entries(securityHeaders(isHttps))
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  return (error, socket) => {
    if (error.code !== 'ECONNRESET' && socket.writable && mayAnswer(socket)) {
      const { status, code } = problems[error.code ?? ''] ?? { status: 400, code: 'bad-request' };
      const title = STATUS_CODES[status] ?? 'Error';
      const body = JSON.stringify({ type: 'about:blank', title, status, code });
      const own = `content-type: application/problem+json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\ncache-control: no-store\r\nconnection: close\r\n`;
      socket.write(`HTTP/1.1 ${status} ${title}\r\n${headers}${own}\r\n${body}`);
    }
    socket.destroy();
  };
}

/** Not in the middle of a response, nor after that of a request whose body still comes. */
function mayAnswer(socket: Socket): boolean {
  const response = openResponses.get(socket);
  return !response?.headersSent || (response.writableFinished && response.req.complete);
}
