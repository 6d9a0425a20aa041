import { drawPart } from '../parts/draw-part.ts';
import { inspect } from './inspect.ts';
import { makeReference } from './reference.ts';
import type { Answer, Question } from './worker-protocol.ts';

// The page's types know a window here; a worker's `postMessage` takes what to hand over.
const page = globalThis as unknown as { postMessage(answer: Answer, transfer?: Transferable[]): void };
const reference = makeReference();

globalThis.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  if (data.kind === 'draw') {
    const image = drawPart(data.part);
    page.postMessage({ kind: 'drawn', id: data.id, image }, [image.pixels.buffer as ArrayBuffer]);
    return;
  }
  const start = performance.now();
  const { findings, difference } = inspect(data.image, reference, data.threshold);
  const milliseconds = performance.now() - start;
  page.postMessage({ kind: 'inspected', id: data.id, findings, difference, milliseconds }, [
    difference.pixels.buffer as ArrayBuffer,
  ]);
});

// The first runs are slow until the engine has compiled the code; nobody should measure those
const [warmPart, warmRuns] = [drawPart({ seed: 1, flaws: ['scratch'] }), 8];
for (let run = 0; run < warmRuns; run += 1) inspect(warmPart, reference, 28);

page.postMessage({ kind: 'ready' });
