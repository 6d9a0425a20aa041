import type { ViewEducationAnswer } from './types.generated.ts';

/** A training as GET /api/education/view lists it: the nearest first, then what is over from the latest back. */
export type Training = ViewEducationAnswer[number];
