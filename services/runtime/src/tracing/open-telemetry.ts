import { context, propagation, SpanKind as Kind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, ConsoleSpanExporter, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { Environment } from '../config/read-environment.ts';
import type { SpanKind, Tracer } from './tracer.ts';

const kinds: Record<SpanKind, Kind> = { server: Kind.SERVER, client: Kind.CLIENT, internal: Kind.INTERNAL };

/**
 * A tracer by OpenTelemetry's own libraries, which read the other standard variables: OTEL_EXPORTER_OTLP_…, OTEL_TRACES_SAMPLER,
 * OTEL_BSP_…, OTEL_RESOURCE_ATTRIBUTES, OTEL_SERVICE_NAME. Spans travel as OTLP over http with JSON.
 */
export function openTracer(name: string, env: Environment): Tracer {
  const exporter = env['OTEL_TRACES_EXPORTER'] === 'console' ? new ConsoleSpanExporter() : new OTLPTraceExporter();
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': name }))
    .merge(detectResources({ detectors: [envDetector] }));
  const provider = new NodeTracerProvider({ resource, spanProcessors: [new BatchSpanProcessor(exporter)] });
  provider.register();
  const source = provider.getTracer('portal');
  return {
    begin(kind, spanName, attributes, headers) {
      const parent = headers ? propagation.extract(context.active(), headers) : context.active();
      const span = source.startSpan(spanName, { kind: kinds[kind], attributes }, parent);
      const own = trace.setSpan(parent, span);
      const outgoing: Record<string, string> = {};
      propagation.inject(own, outgoing);
      return {
        headers: outgoing,
        within: (work) => context.with(own, work),
        end(outcome = {}) {
          if (outcome.name !== undefined) span.updateName(outcome.name);
          if (outcome.attributes) span.setAttributes(outcome.attributes);
          if (outcome.error !== undefined) {
            const { name: type = 'Error' } = outcome.error as Partial<Error>;
            span.setStatus({ code: SpanStatusCode.ERROR, message: type });
          }
          span.end();
        },
      };
    },
    close: () => provider.shutdown(),
  };
}
