import { expect, test } from '../../tooling/e2e/own-portal.ts';
import { collectingPortal, slope, type MemorySample } from './portal-memory.ts';
import { runReleaseTrial } from './release-trial.ts';

test.use({ portalEntry: collectingPortal });

const isFull = process.env['RELEASE_TRIAL'] === 'full';
const size = isFull
  ? { rounds: 5, pauseMs: 1_000, interleaved: true, movesASample: 5, documentsPerSecond: 50 }
  : { rounds: 1, pauseMs: 300, interleaved: false, movesASample: 5, documentsPerSecond: 10 };

/** One thread renders each section, and one the frame. */
const liveThreads = 5;
/** A release that is kept by mistake weighs more: its section.json and style sheets some 150 KB, its thread 35 MB. Samples waver by 2 MB, so a slope by 0.02. */
const mostKeptMbAMove = { heap: 0.1, resident: 1 };
/** Every section has had each kind of move by then. */
const warmUpMoves = 20;

test('releases and roll-backs of all sections while documents are loaded and a browser clicks: nothing fails, nothing is mixed, memory stays', async ({
  page,
  stack,
}) => {
  test.setTimeout(isFull ? 15 * 60_000 : 300_000);
  const { moves, seconds, load, visitor, memory, settled, healed } = await runReleaseTrial({ stack, page, ...size });
  expect(load.faults).toEqual([]);
  expect(visitor.faults).toEqual([]);
  expect(visitor.clicks).toBeGreaterThanOrEqual(moves / 2);
  expect(healed).toBe(0);
  expect(settled.threads).toBe(liveThreads);

  if (!isFull) return;
  const warm = memory.slice(warmUpMoves / size.movesASample);
  const heapAMove = slope(warm.map(({ heapMb }) => heapMb)) / size.movesASample;
  const residentAMove = slope(warm.map(({ residentMb }) => residentMb)) / size.movesASample;
  const inWords = ({ heapMb, residentMb, threads }: MemorySample) =>
    `heap ${heapMb.toFixed(1)} MB, process ${residentMb.toFixed(0)} MB, ${threads} threads`;
  console.log(
    [
      `  ${moves} releases and roll-backs in ${seconds.toFixed(0)} s, ${load.documents} documents (${(load.documents / seconds).toFixed(0)} a second), ${load.files} files, ${visitor.pages} pages by ${visitor.clicks} clicks`,
      `  left to the browser: ${load.unfinished.length} parts of documents ${[...new Set(load.unfinished)].join(', ')}`,
      ...memory.map(
        (sample, index) => `  after ${String(index * size.movesASample).padStart(3)} moves: ${inWords(sample)}`,
      ),
      `  at rest:         ${inWords(settled)}`,
      `  a move after the first ${warmUpMoves}: heap ${(heapAMove * 1024).toFixed(0)} KB (at most ${(mostKeptMbAMove.heap * 1024).toFixed(0)}), process ${residentAMove.toFixed(2)} MB (at most ${mostKeptMbAMove.resident})`,
    ].join('\n'),
  );
  expect(heapAMove).toBeLessThan(mostKeptMbAMove.heap);
  expect(residentAMove).toBeLessThan(mostKeptMbAMove.resident);
});
