import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';
import { codeOf } from '../errors/error-code.ts';

/** Keys that hold personal data or secrets, wherever a log line carries them. */
const personal = new Set([
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
]);

const censored = '[redacted]';
const deepest = 3;

/** A line without personal data, down to its third level; itself where it has none, which is nearly always. */
function withoutPersonalData<Part extends object>(part: Part, level = 1): Part {
  let copy: Record<string, unknown> | undefined;
  for (const [key, value] of Object.entries(part)) {
    const isNested = typeof value === 'object' && value !== null && !(value instanceof Error) && level < deepest;
    const shown = personal.has(key) ? censored : isNested ? withoutPersonalData(value as object, level + 1) : value;
    if (shown === value) continue;
    copy ??= (Array.isArray(part) ? [...part] : { ...part }) as Record<string, unknown>;
    copy[key] = shown;
  }
  return (copy ?? part) as Part;
}

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
      // Pino's own redaction looks for every path in every line: twenty times the time of writing it
      formatters: { log: withoutPersonalData },
      serializers: { err: serializeError, error: serializeError },
    },
    destination,
  );
}
