/** Entry of a worker thread: one section version, rendered on request. */
import { getHeapStatistics } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import type { Registry, ServerSection } from '@portal/contract';
import { fetchWithPredecessor } from '../proxy/request-predecessor.ts';
import { librariesOf, loadBundle } from './load-bundle.ts';
import { sharedReads } from './shared-reads.ts';
import {
  sharedClock,
  type BundleDescription,
  type FromWorker,
  type RenderCall,
  type SentCall,
  type ToWorker,
  type WorkerSetup,
} from './render-protocol.ts';

/** Buffers live outside the heap, where `resourceLimits` does not reach. */
const maxExternalBytes = 256 * 1024 * 1024;

// A signal would reach the whole portal, not this thread.
process.kill = () => {
  throw new Error('a section may not send signals');
};

/** As the portal knew them at the last call. */
let predecessors: Record<string, string> = {};
let registry: Registry = { revision: 0, sections: {} };
// What a section calls goes to the services as the calls of browsers do
globalThis.fetch = sharedReads(fetchWithPredecessor((origin) => predecessors[origin]));

const section = loadSection(workerData as WorkerSetup);

parentPort?.on('message', (message: ToWorker) => {
  if (message.type === 'ping') return answer({ type: 'pong' });
  if (message.type === 'registry') {
    registry = frozen(message.registry);
    return;
  }
  void handle(message);
});
answer({ type: 'loaded' });

function loadSection(setup: WorkerSetup): ServerSection {
  const shell = loadBundle(setup.shellBundle);
  const bundle = setup.sectionBundle ? loadBundle(setup.sectionBundle, librariesOf(shell, setup.earlierKit)) : shell;
  const found = bundle.default ?? bundle.section;
  if (!found) throw new Error('the server bundle exports no section');
  return found;
}

/** Answers every call, also one that came too late or never ends: the portal counts what the thread has before it. */
async function handle({ callId, call, abortAfterMs, until }: Extract<ToWorker, { type: 'call' }>): Promise<void> {
  const controller = new AbortController();
  const leftMs = until - sharedClock();
  const timers: NodeJS.Timeout[] = [];
  try {
    if (leftMs <= 0) throw new Error('nobody waits for this render any more');
    timers.push(setTimeout(() => controller.abort(new Error(`no answer within ${abortAfterMs} ms`)), abortAfterMs));
    const over = new Promise<never>((_resolve, reject) => {
      timers.push(setTimeout(() => reject(new Error('the render did not end in time')), leftMs));
    });
    answer({
      type: 'answer',
      callId,
      ...written(await Promise.race([run(withRegistry(call), controller.signal), over])),
    });
  } catch (error) {
    answer({
      type: 'failure',
      callId,
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  } finally {
    for (const timer of timers) clearTimeout(timer);
  }
  if (getHeapStatistics().external_memory > maxExternalBytes) process.exit(1);
}

function written(result: unknown): { json: string; html?: string } {
  if (typeof result !== 'object' || result === null || !('html' in result) || typeof result.html !== 'string')
    return { json: JSON.stringify(result) };
  const { html, ...rest } = result;
  return { json: JSON.stringify(rest), html };
}

/** Calls that wait keep the registry that they came with. */
function withRegistry(call: SentCall): RenderCall {
  if (!('request' in call)) return call;
  return { ...call, request: { ...call.request, init: { ...call.request.init, registry } } };
}

/** It is the same object for all documents: none may change it for the next. */
function frozen<T extends object>(value: T): T {
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) frozen(part);
  return Object.freeze(value);
}

function run(call: RenderCall, signal: AbortSignal): Promise<unknown> {
  if ('request' in call) predecessors = call.request.predecessors ?? {};
  switch (call.op) {
    case 'page':
      return section.renderPage(call.request, signal);
    case 'widget':
      return section.renderWidget(call.module, call.id, call.props, call.request, signal);
    case 'frame':
      if (!section.renderFrame) throw new Error('this section renders no frame');
      return section.renderFrame(call.request);
    case 'describe':
      return describe();
  }
}

async function describe(): Promise<BundleDescription> {
  const { pages = [], widgets = [] } = section;
  const messages = section.messages && (await Promise.all([section.messages('ko'), section.messages('en')]));
  return { pages, widgets, messageKeys: messages && { ko: keysOf(messages[0]), en: keysOf(messages[1]) } };
}

function keysOf(messages: object, prefix = ''): string[] {
  return Object.entries(messages).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? keysOf(value, `${prefix}${key}.`) : [prefix + key],
  );
}

function answer(message: FromWorker): void {
  parentPort?.postMessage(message);
}
