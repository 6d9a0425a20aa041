import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A span as OTLP carries it in JSON, with the service that sent it. */
export interface CollectedSpan {
  service: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: Record<string, unknown>;
}

interface KeyValue {
  key: string;
  value: Record<string, unknown>;
}

type SentSpan = Omit<CollectedSpan, 'service' | 'attributes'> & { attributes?: KeyValue[] };

interface Batch {
  resourceSpans: { resource?: { attributes?: KeyValue[] }; scopeSpans: { spans: SentSpan[] }[] }[];
}

const plain = (list: KeyValue[] = []): Record<string, unknown> =>
  Object.fromEntries(list.map(({ key, value }) => [key, Object.values(value)[0]]));

export interface Collector {
  url: string;
  spans: CollectedSpan[];
  close(): void;
}

/** Takes traces as an OpenTelemetry collector does, by OTLP over http with JSON. */
export async function startCollector(): Promise<Collector> {
  const spans: CollectedSpan[] = [];
  const server = createServer((request, response) => {
    void json(request).then((batch) => {
      for (const { resource, scopeSpans } of (batch as Batch).resourceSpans)
        for (const span of scopeSpans.flatMap((scope) => scope.spans))
          spans.push({
            ...span,
            service: String(plain(resource?.attributes)['service.name']),
            attributes: plain(span.attributes),
          });
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

const milliseconds = (nanoseconds: string): number => Number(BigInt(nanoseconds) / 1_000n) / 1_000;

/** A trace as lines: each span below its parent, when it began within the trace and how long it took. */
export function drawTrace(spans: CollectedSpan[]): string[] {
  const known = new Set(spans.map(({ spanId }) => spanId));
  const roots = spans.filter(({ parentSpanId }) => !parentSpanId || !known.has(parentSpanId));
  const began = Math.min(...spans.map(({ startTimeUnixNano }) => milliseconds(startTimeUnixNano)));
  const lines: string[] = [];
  function draw(span: CollectedSpan, depth: number): void {
    const start = milliseconds(span.startTimeUnixNano);
    const { 'url.path': path, section, 'db.query.text': sql } = span.attributes;
    const what = [span.service.padEnd(9), '  '.repeat(depth) + span.name, section ?? sql ?? path ?? '']
      .join(' ')
      .replaceAll(/\n\s*/g, ' ');
    const took = `${(start - began).toFixed(1).padStart(7)} ms ${(milliseconds(span.endTimeUnixNano) - start).toFixed(1).padStart(7)} ms`;
    lines.push(`${took}  ${what.length > 110 ? `${what.slice(0, 109)}…` : what}`);
    const children = spans.filter(({ parentSpanId }) => parentSpanId === span.spanId);
    for (const child of children.toSorted((a, b) => Number(BigInt(a.startTimeUnixNano) - BigInt(b.startTimeUnixNano))))
      draw(child, depth + 1);
  }
  for (const root of roots) draw(root, 0);
  return lines;
}
