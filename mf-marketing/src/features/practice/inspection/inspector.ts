import type { PartSpec } from '../parts/draw-part.ts';
import type { GrayImage } from '../parts/gray-image.ts';
import type { Answer, Measured, Question } from './worker-protocol.ts';

/** A worker that says nothing for so long will not come. */
const START_LIMIT_MS = 8000;

export interface Inspector {
  draw(part: PartSpec): Promise<GrayImage>;
  inspect(image: GrayImage, threshold: number): Promise<Measured>;
  close(): void;
}

function openWorker(): Worker {
  // oxlint-disable-next-line browsers/guarded-storage -- what it throws rejects the promise of startInspector
  return new Worker(new URL('./inspection-worker.ts', import.meta.url), { name: 'inspection' });
}

/** Starts the worker; rejects when the browser or a rule of the network keeps it from running. */
export function startInspector(open: () => Worker = openWorker): Promise<Inspector> {
  return new Promise((resolve, reject) => {
    const worker = open();
    const waiting = new Map<number, (answer: Answer) => void>();
    let lastId = 0;

    function ask<Kind extends Answer['kind']>(
      question: DistributiveOmit<Question, 'id'>,
    ): Promise<Extract<Answer, { kind: Kind }>> {
      lastId += 1;
      const id = lastId;
      return new Promise((answer) => {
        waiting.set(id, (given) => answer(given as Extract<Answer, { kind: Kind }>));
        worker.postMessage({ ...question, id });
      });
    }

    function giveUp(reason: string) {
      clearTimeout(limit);
      worker.terminate();
      reject(new Error(reason));
    }

    const limit = setTimeout(() => giveUp('the worker did not answer'), START_LIMIT_MS);
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      giveUp('the worker did not load');
    });
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      if (data.kind === 'ready') {
        clearTimeout(limit);
        resolve({
          draw: async (part) => (await ask<'drawn'>({ kind: 'draw', part })).image,
          inspect: (image, threshold) => ask<'inspected'>({ kind: 'inspect', image, threshold }),
          close: () => worker.terminate(),
        });
        return;
      }
      waiting.get(data.id)?.(data);
      waiting.delete(data.id);
    });
  });
}

type DistributiveOmit<Union, Key extends PropertyKey> = Union extends unknown ? Omit<Union, Key> : never;
