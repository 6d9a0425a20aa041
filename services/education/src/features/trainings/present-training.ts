import type { Language } from '../../language.ts';
import type { StoredTraining, TrainingTexts } from './training-repository.ts';
import type { Training } from './training-schemas.ts';
import { acceptsApplications, deriveState } from './training-state.ts';

/**
 * The texts in the language asked for, or all in Korean: a card never mixes two languages.
 * English is whole when nothing that Korean says is missing.
 */
export function textsIn(
  wanted: Language,
  { ko, en }: Pick<StoredTraining, 'ko' | 'en'>,
): TrainingTexts & { lang: Language } {
  const { title, type, content, place } = en;
  const isWhole =
    title !== null && type !== null && (content !== null || ko.content === '') && (place !== null || ko.place === '');
  return wanted === 'en' && isWhole
    ? { lang: 'en', title, type, content: content ?? '', place: place ?? '' }
    : { lang: 'ko', ...ko };
}

/** A training as everybody sees it at a moment of Seoul's clock. */
export function presentTraining(training: StoredTraining, wanted: Language, wallClock: string): Training {
  return {
    id: training.facts.educationId,
    ...training.facts,
    ...textsIn(wanted, training),
    derivedState: deriveState(training.facts, wallClock),
    acceptsApplications: acceptsApplications(training.facts, wallClock),
  };
}
