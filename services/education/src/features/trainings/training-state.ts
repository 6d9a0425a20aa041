import type { Training } from './training-schemas.ts';

export type Schedule = Pick<Training, 'startDate' | 'startTime' | 'endDate' | 'endTime'>;

/** True from the first minute of the first day on. `wallClock` is Seoul's, `YYYY-MM-DDTHH:mm`. */
export function hasBegun(training: Schedule, wallClock: string): boolean {
  return `${training.startDate}T${training.startTime}` <= wallClock;
}

/** True from the end of the last day on. */
export function hasEnded(training: Schedule, wallClock: string): boolean {
  return `${training.endDate}T${training.endTime}` <= wallClock;
}

/** The badge beside the status. A training that is over is past, whether it was full or not. */
export function deriveState(
  training: Schedule & Pick<Training, 'capacity' | 'applied'>,
  wallClock: string,
): Training['derivedState'] {
  if (hasEnded(training, wallClock)) return 'past';
  return training.applied >= training.capacity ? 'full' : 'none';
}

/** Whether somebody may apply now; a full training still takes applications where it has a waiting list. */
export function acceptsApplications(
  training: Schedule & Pick<Training, 'status' | 'capacity' | 'applied' | 'waiting' | 'waitingList'>,
  wallClock: string,
): boolean {
  return (
    training.status === 'recruiting' &&
    !hasBegun(training, wallClock) &&
    (training.waitingList || hasFreeSeat(training))
  );
}

/** Whether the next application gets a seat: nobody passes those who wait. */
export function hasFreeSeat({
  capacity,
  applied,
  waiting,
}: Pick<Training, 'capacity' | 'applied' | 'waiting'>): boolean {
  return applied + waiting < capacity;
}

/** Orders what is still to come before what is over: the next training first, then the latest past one. */
export function byInterest(wallClock: string) {
  const begins = (training: Schedule) => `${training.startDate}T${training.startTime}`;
  return (a: Schedule, b: Schedule): number => {
    const ended = hasEnded(a, wallClock);
    if (ended !== hasEnded(b, wallClock)) return ended ? 1 : -1;
    const order = begins(a).localeCompare(begins(b));
    return ended ? -order : order;
  };
}
