// Spec, "States and transitions": green, the primary colour, and the colour of errors for any other value.
const toneOf = new Map<string, 'success' | 'primary'>([
  ['recruiting', 'success'],
  ['completed', 'primary'],
]);

/** The colour of a training's status, whatever has become of its seats since. */
export const statusTone = (status: string) => toneOf.get(status) ?? 'error';

/** The key of a status in the texts; one that is neither of the two has a common name. */
export const statusKey = (status: string): string => (toneOf.has(status) ? status : 'other');
