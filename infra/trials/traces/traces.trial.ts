import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startStack } from '../../local/stack/start-stack.ts';
import type { Stack } from '../../local/stack/stack.ts';
import { builtReleases } from '../built-releases.ts';
import { createMember, signIn } from '../calls.ts';
import { drawTrace, startCollector, type Collector, type CollectedSpan } from './collector.ts';

const limitMs = 20_000;
let collector: Collector;
let stack: Stack;

beforeAll(async () => {
  collector = await startCollector();
  Object.assign(process.env, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: '200' });
  stack = await startStack({ releasesDir: builtReleases() });
}, 120_000);

afterAll(async () => {
  for (const name of ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_BSP_SCHEDULE_DELAY']) delete process.env[name];
  await stack.stop();
  collector.close();
});

/** The spans of a trace, once so many processes have sent theirs. */
async function spansOf(traceId: string, isWhole: (spans: CollectedSpan[]) => boolean): Promise<CollectedSpan[]> {
  for (const until = performance.now() + limitMs; performance.now() < until; await wait(100)) {
    const spans = collector.spans.filter((span) => span.traceId === traceId);
    if (isWhole(spans)) return spans;
  }
  throw new Error(
    `the trace is not whole: ${drawTrace(collector.spans.filter((span) => span.traceId === traceId)).join('\n')}`,
  );
}

/** What a browser that traces sends with its request. */
function beginTrace(): { traceId: string; parent: string; headers: Record<string, string> } {
  const [traceId, parent] = [randomBytes(16).toString('hex'), randomBytes(8).toString('hex')];
  return { traceId, parent, headers: { traceparent: `00-${traceId}-${parent}-01` } };
}

/** A span of a statement of the service, and every span below the browser's one: processes send theirs at different times. */
const isWholeWith = (service: string, parent: string) => (spans: CollectedSpan[]) => {
  const known = new Set([parent, ...spans.map(({ spanId }) => spanId)]);
  return (
    spans.some((span) => span.service === service && span.attributes['db.query.text'] !== undefined) &&
    spans.every(({ parentSpanId }) => parentSpanId !== undefined && known.has(parentSpanId))
  );
};

test('a page is one trace: the request, its render, the calls of services, their statements', async () => {
  // The first render loads the section's code, and the first call compiles schemas
  await (await fetch(`${stack.origin}/education/schedule?first`)).text();
  const { traceId, parent, headers } = beginTrace();
  const response = await fetch(`${stack.origin}/education/schedule?trace=${traceId.slice(0, 6)}`, { headers });
  await response.text();
  expect(response.status).toBe(200);
  const spans = await spansOf(traceId, isWholeWith('education', parent));
  process.stdout.write(`\n${drawTrace(spans).join('\n')}\n`);
  expect(spans.filter((span) => span.parentSpanId === parent)).toEqual([
    expect.objectContaining({ service: 'portal', kind: 2 }),
  ]);
  expect(spans.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['render page', 'GET /api/education/view', 'SELECT']),
  );
});

test('a call is one trace, and holds no value of it', async () => {
  const person = await createMember(stack);
  const bearer = await signIn(stack, person);
  const { traceId, parent, headers } = beginTrace();
  const body = JSON.stringify({
    name: '김하늘',
    type: 'product',
    phone: '010-0000-0001',
    emailAddress: 'reader@visitor.example',
    title: '제목',
    content: '내용',
  });
  const response = await fetch(`${stack.origin}/api/email/send`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
    body,
  });
  expect(response.status).toBeLessThan(300);
  const spans = await spansOf(traceId, isWholeWith('support', parent));
  process.stdout.write(`\n${drawTrace(spans).join('\n')}\n`);
  expect(JSON.stringify(collector.spans)).not.toMatch(/김하늘|reader@visitor|010-0000-0001|제목/);
  expect(JSON.stringify(collector.spans)).not.toContain(person.email);
});
