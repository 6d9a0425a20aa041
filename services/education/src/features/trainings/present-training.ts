import type { Language } from '../../language.ts';
import type { StoredTraining } from './training-repository.ts';
import { trainingParts } from './training-resource.ts';
import type { Training } from './training-schemas.ts';
import { acceptsApplications, deriveState, hasBegun, hasEnded } from './training-state.ts';

const isHeading = (name: string): boolean => name === 'title' || name === 'type';

/**
 * What everybody reads, with the texts in the language asked for, or in Korean. Title and type are one text, all others another: a card
 * never mixes two languages. The second is in English only where the first is, and nothing that Korean says is missing.
 */
export function textsIn(wanted: Language, training: StoredTraining) {
  const { isTranslated, publicValues } = trainingParts;
  const isEnglish = wanted === 'en' && isTranslated(training, isHeading);
  const isWhole = isEnglish && isTranslated(training, (name) => !isHeading(name));
  return {
    ...publicValues(training, (name) => (isHeading(name) ? isEnglish : isWhole)),
    typeKo: training.typeKo,
    lang: isEnglish ? ('en' as const) : ('ko' as const),
    contentLang: isWhole ? ('en' as const) : ('ko' as const),
  };
}

/**
 * A training as everybody sees it at a moment of Seoul's clock. Its counts are those of proven addresses: with all of them, anybody
 * could apply with somebody's address and see in the count whether they had applied before. Its state is that of the seats.
 */
export function presentTraining(training: StoredTraining, wanted: Language, wallClock: string): Training {
  const { educationId, version } = training;
  return {
    id: educationId,
    educationId,
    ...textsIn(wanted, training),
    applied: training.provenApplied,
    waiting: training.provenWaiting,
    derivedState: deriveState(training, wallClock),
    underWay: hasBegun(training, wallClock) && !hasEnded(training, wallClock),
    acceptsApplications: acceptsApplications(training, wallClock),
    version,
  };
}
