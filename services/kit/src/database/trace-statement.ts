import { tracer } from '@portal/runtime';

const longestText = 2_000;

/** Text of a statement; its values are apart, and stay out of the trace. */
function textOf(config: unknown): string {
  const text = typeof config === 'string' ? config : (config as { text?: string }).text;
  return text?.trim().slice(0, longestText) ?? '';
}

/** Runs a statement of the driver, which takes a callback last or returns a promise, in a span of its own. */
export function traceStatement(query: (...parts: unknown[]) => unknown, parts: unknown[]): unknown {
  const text = textOf(parts[0]);
  const operation = /^\w+/.exec(text)?.[0].toUpperCase() ?? 'SQL';
  const span = tracer()?.begin('client', operation, {
    'db.system.name': 'postgresql',
    'db.operation.name': operation,
    'db.query.text': text,
  });
  const received = parts.at(-1);
  if (typeof received !== 'function') {
    const sent = query(...parts);
    if (sent instanceof Promise)
      sent.then(
        () => span?.end(),
        (error: unknown) => span?.end({ error }),
      );
    else span?.end();
    return sent;
  }
  return query(...parts.slice(0, -1), (error: unknown, result: unknown) => {
    span?.end(error ? { error } : {});
    (received as (error: unknown, result: unknown) => void)(error, result);
  });
}
