import { useCallback, useEffect, useState } from 'react';

/** Spec, "Business constants": the carousel's default interval. */
const INTERVAL_MS = 6000;

export interface Rotation {
  index: number;
  /** What the visitor chose with the button, or asked their system for. */
  isPaused: boolean;
  /** True while nothing holds the rotation. */
  isTurning: boolean;
  show(index: number): void;
  step(by: 1 | -1): void;
  togglePause(): void;
  /** Pointer or keyboard focus rests on the carousel. */
  hold(reason: HoldReason, isHeld: boolean): void;
}

type HoldReason = 'pointer' | 'focus';

/** Rotates through `count` slides. Stops while held or paused, and where the visitor prefers reduced motion. */
export function useRotation(count: number): Rotation {
  const [index, setIndex] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const isTurning = count > 1 && !isPaused && !held.pointer && !held.focus;

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPaused(true);
  }, []);

  useEffect(() => {
    if (!isTurning) return;
    const timer = setTimeout(() => setIndex((index + 1) % count), INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [count, index, isTurning]);

  const hold = useCallback(
    (reason: HoldReason, isHeld: boolean) =>
      setHeld((before) => (before[reason] === isHeld ? before : { ...before, [reason]: isHeld })),
    [],
  );

  return {
    index: count === 0 ? 0 : index % count,
    isPaused,
    isTurning,
    show: setIndex,
    step: (by) => setIndex((index + by + count) % count),
    togglePause: () => setPaused(!isPaused),
    hold,
  };
}
