/** A failure that its reader can mend: the message is one line that says what is wrong and what to do. */
export class ClearError extends Error {
  override name = 'ClearError';
}

/** The system's code (`EADDRINUSE`, Postgres's `28P01`) of an unknown error, or undefined. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** First line of an unknown error's message. */
export function firstLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n', 1)[0] ?? '';
}

/** Prints the reason (a stack only for programming errors) and ends the process with code 1. */
export function exitWith(error: unknown): never {
  const text =
    error instanceof ClearError
      ? error.message
      : error instanceof Error
        ? (error.stack ?? error.message)
        : String(error);
  process.stderr.write(`\n${text}\n`);
  process.exit(1);
}
