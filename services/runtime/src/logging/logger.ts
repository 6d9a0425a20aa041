import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';
import { codeOf } from '../errors/error-code.ts';

/** Keys that hold personal data or secrets, wherever a log line carries them. */
const personal = [
  'email',
  'name',
  'phone',
  'phoneNumber',
  'birthDate',
  'password',
  'token',
  'accessToken',
  'refreshToken',
  'authorization',
  'cookie',
  'to',
  'recipient',
  'body',
  'query',
];

/** Leaves out what drivers add to errors: `detail`, `where`, `bindings` and the like quote stored values. */
function serializeError(error: Error): Record<string, unknown> {
  return { type: error.name, message: error.message, code: codeOf(error), stack: error.stack };
}

/** Logger of one service: JSON lines on stdout, without personal data. */
export function createLogger(
  service: string,
  level: string,
  destination: DestinationStream = pino.destination({ fd: 1, sync: true }),
): Logger {
  return pino(
    {
      level,
      base: { service, pid: process.pid },
      redact: { paths: personal.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '[redacted]' },
      serializers: { err: serializeError, error: serializeError },
    },
    destination,
  );
}
