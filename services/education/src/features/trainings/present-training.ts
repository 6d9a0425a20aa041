import type { Language } from '../../language.ts';
import type { StoredTraining } from './training-repository.ts';
import type { Training } from './training-schemas.ts';
import { acceptsApplications, deriveState } from './training-state.ts';

type Texts = Pick<Training, 'title' | 'type' | 'content' | 'place' | 'lang'>;

/**
 * The texts in the language asked for, or all in Korean: a card never mixes two languages.
 * English is whole when nothing that Korean says is missing.
 */
export function textsIn(wanted: Language, training: StoredTraining): Texts {
  const { titleKo, titleEn, typeKo, typeEn, contentKo, contentEn, placeKo, placeEn } = training;
  const isWhole =
    titleEn !== null &&
    typeEn !== null &&
    (contentEn !== null || contentKo === '') &&
    (placeEn !== null || placeKo === '');
  return wanted === 'en' && isWhole
    ? { lang: 'en', title: titleEn, type: typeEn, content: contentEn ?? '', place: placeEn ?? '' }
    : { lang: 'ko', title: titleKo, type: typeKo, content: contentKo, place: placeKo };
}

/** A training as everybody sees it at a moment of Seoul's clock. */
export function presentTraining(training: StoredTraining, wanted: Language, wallClock: string): Training {
  const { educationId, status, startDate, endDate, startTime, endTime, capacity, waitingList, applied, waiting } =
    training;
  return {
    id: educationId,
    educationId,
    status,
    startDate,
    endDate,
    startTime,
    endTime,
    capacity,
    waitingList,
    applied,
    waiting,
    ...textsIn(wanted, training),
    derivedState: deriveState(training, wallClock),
    acceptsApplications: acceptsApplications(training, wallClock),
  };
}
