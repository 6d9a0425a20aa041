import type { ShownTraining } from './shown-training.ts';

// Spec, "States and transitions": green, the primary colour, and the colour of errors for any other value.
const toneOf: Record<string, 'success' | 'primary'> = { recruiting: 'success', completed: 'primary' };

/** The colour of a training's status; green only while somebody can apply. */
export function statusTone({ status, acceptsApplications }: Pick<ShownTraining, 'status' | 'acceptsApplications'>) {
  const tone = toneOf[status] ?? 'error';
  return tone === 'success' && !acceptsApplications ? 'neutral' : tone;
}

/** The key of a status in the texts; one that is neither of the two has a common name. */
export const statusKey = (status: string): string => (Object.hasOwn(toneOf, status) ? status : 'other');
