import { useCallback, useEffect, useRef, useState } from 'react';
import { startInspector, type Inspector } from '../inspection/inspector.ts';
import type { Measured } from '../inspection/worker-protocol.ts';
import type { GrayImage } from '../parts/gray-image.ts';
import type { PartSpec } from '../parts/draw-part.ts';
import { SAMPLE_PARTS, unseenPart } from '../parts/sample-parts.ts';

/** Shades that a place must differ by: far above the noise of the sample pictures, far below their faintest flaw. */
const DEFAULT_THRESHOLD = 28;
/** Parts of one series. */
export const SERIES = 50;
/** The worker measures more often than a screen is drawn: the chart takes what has come meanwhile. */
const SHOWN_EVERY_MS = 100;

export interface BenchPart {
  spec: PartSpec;
  image: GrayImage;
}

export interface Bench {
  state: 'starting' | 'ready' | 'failed';
  parts: readonly BenchPart[];
  chosen: number;
  threshold: number;
  result?: Measured;
  /** Every run of this visit, in milliseconds. */
  runs: readonly number[];
  isRunning: boolean;
  choose(index: number): void;
  setThreshold(threshold: number): void;
  /** Puts a part on the tray that nobody has seen yet. */
  addPart(): void;
  runSeries(): void;
  retry(): void;
}

/** The practice bench: the worker, the parts on the tray, and what has been measured. */
export function useBench(): Bench {
  const inspector = useRef<Inspector>(undefined);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Bench['state']>('starting');
  const [parts, setParts] = useState<readonly BenchPart[]>([]);
  const [chosen, setChosen] = useState(0);
  const [threshold, setThreshold] = useState(DEFAULT_THRESHOLD);
  const [result, setResult] = useState<Measured>();
  const [runs, setRuns] = useState<readonly number[]>([]);
  const [isRunning, setRunning] = useState(false);

  useEffect(() => {
    let isLeft = false;
    setState('starting');
    async function start() {
      const started = await startInspector();
      if (isLeft) return started.close();
      inspector.current = started;
      const images = await Promise.all(SAMPLE_PARTS.map((spec) => started.draw(spec)));
      if (isLeft) return;
      setParts(SAMPLE_PARTS.map((spec, index) => ({ spec, image: images[index]! })));
      setState('ready');
    }
    start().catch(() => isLeft || setState('failed'));
    return () => {
      isLeft = true;
      inspector.current?.close();
      inspector.current = undefined;
    };
  }, [attempt]);

  const measure = useCallback(async (image: GrayImage, limit: number) => {
    const measured = await inspector.current?.inspect(image, limit);
    if (measured) setRuns((before) => [...before, measured.milliseconds]);
    return measured;
  }, []);

  const image = parts[chosen]?.image;
  useEffect(() => {
    if (!image) return;
    let isStale = false;
    void measure(image, threshold).then((measured) => isStale || setResult(measured));
    return () => {
      isStale = true;
    };
  }, [image, measure, threshold]);

  async function addPart() {
    const spec = unseenPart(1000 + parts.length * 37 + Math.floor(performance.now()));
    const drawn = await inspector.current?.draw(spec);
    if (!drawn) return;
    const kept = [...parts.slice(0, SAMPLE_PARTS.length), { spec, image: drawn }];
    setParts(kept);
    setChosen(kept.length - 1);
  }

  async function runSeries() {
    setRunning(true);
    let [measured, shownAt] = [[] as number[], performance.now()];
    function show() {
      const newest = measured;
      [measured, shownAt] = [[], performance.now()];
      setRuns((before) => [...before, ...newest]);
    }
    for (let index = 0; index < SERIES; index += 1) {
      const part = parts[index % parts.length];
      const result = part && (await inspector.current?.inspect(part.image, threshold));
      if (result) measured.push(result.milliseconds);
      if (performance.now() - shownAt >= SHOWN_EVERY_MS) show();
    }
    show();
    setRunning(false);
  }

  return {
    state,
    parts,
    chosen,
    threshold,
    result,
    runs,
    isRunning,
    choose: setChosen,
    setThreshold,
    addPart: () => void addPart(),
    runSeries: () => void runSeries(),
    retry: () => setAttempt(attempt + 1),
  };
}
