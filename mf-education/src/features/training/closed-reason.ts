import type { ShownTraining } from '../../ui/training/shown-training.ts';

export type ClosedReason = 'past' | 'begun' | 'completed' | 'full';

/** Why a training takes no application; undefined when it does. */
export function closedReason({
  acceptsApplications,
  derivedState,
  status,
  waitingList,
}: ShownTraining): ClosedReason | undefined {
  if (acceptsApplications) return undefined;
  if (derivedState === 'past') return 'past';
  if (status !== 'recruiting') return 'completed';
  return derivedState === 'full' && !waitingList ? 'full' : 'begun';
}
