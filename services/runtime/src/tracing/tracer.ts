import type { Environment } from '../config/read-environment.ts';

export type Attributes = Record<string, string | number | boolean>;
export type SpanKind = 'server' | 'client' | 'internal';

/** A piece of work in a trace, as long as it has not ended. */
export interface Span {
  /** Headers of the request that this span stands for: `traceparent`, as OTEL_PROPAGATORS says. */
  readonly headers: Record<string, string>;
  /** Runs `work`; what begins in it, now or after a wait, has this span as its parent. */
  within<Result>(work: () => Result): Result;
  end(outcome?: { name?: string; attributes?: Attributes; error?: unknown }): void;
}

export interface Tracer {
  /** Begins a span below the one that this code runs in, or below the one that `headers` of a request name. */
  begin(kind: SpanKind, name: string, attributes?: Attributes, headers?: object): Span;
  /** Sends what waits. */
  close(): Promise<void>;
}

let running: Tracer | undefined;

/** The tracer of this process; undefined while tracing is off, as it is by default. */
export function tracer(): Tracer | undefined {
  return running;
}

/** Whether the standard variables of OpenTelemetry ask for traces. Its own default would send them to this machine. */
export function wantsTraces(env: Environment): boolean {
  const exporter = env['OTEL_TRACES_EXPORTER'];
  if (env['OTEL_SDK_DISABLED'] === 'true' || exporter === 'none') return false;
  return Boolean(exporter || env['OTEL_EXPORTER_OTLP_ENDPOINT'] || env['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT']);
}

/** Begins to trace when the environment asks for it. The libraries of OpenTelemetry are loaded only then. */
export async function startTracing(name: string, env: Environment): Promise<void> {
  if (running || !wantsTraces(env)) return;
  const { openTracer } = await import('./open-telemetry.ts');
  running = openTracer(name, env);
}

/** Takes the place of the tracer, for tests. */
export function replaceTracer(other: Tracer | undefined): void {
  running = other;
}
