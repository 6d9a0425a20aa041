import type { Language } from '../../language.ts';
import type { StoredTraining } from './training-repository.ts';
import type { Training } from './training-schemas.ts';
import { acceptsApplications, deriveState, hasBegun, hasEnded } from './training-state.ts';

type Texts = Pick<Training, 'title' | 'type' | 'typeKo' | 'content' | 'place' | 'lang' | 'contentLang'>;

/**
 * The texts in the language asked for, or in Korean. Title and type are one text, content and place another: a card
 * never mixes two languages. The second is in English only where the first is, and nothing that Korean says is missing.
 */
export function textsIn(wanted: Language, training: StoredTraining): Texts {
  const { titleKo, titleEn, typeKo, typeEn, contentKo, contentEn, placeKo, placeEn } = training;
  if (wanted === 'ko' || titleEn === null || typeEn === null)
    return { lang: 'ko', title: titleKo, type: typeKo, typeKo, contentLang: 'ko', content: contentKo, place: placeKo };
  const isWhole = (contentEn !== null || contentKo === '') && (placeEn !== null || placeKo === '');
  return {
    lang: 'en',
    title: titleEn,
    type: typeEn,
    typeKo,
    ...(isWhole
      ? { contentLang: 'en', content: contentEn ?? '', place: placeEn ?? '' }
      : { contentLang: 'ko', content: contentKo, place: placeKo }),
  };
}

/**
 * A training as everybody sees it at a moment of Seoul's clock. Its counts are those of proven addresses: with all of them, anybody
 * could apply with somebody's address and see in the count whether they had applied before. Its state is that of the seats.
 */
export function presentTraining(training: StoredTraining, wanted: Language, wallClock: string): Training {
  const { educationId, status, startDate, endDate, startTime, endTime, capacity, waitingList } = training;
  const { title, type, typeKo, content, place, lang, contentLang } = textsIn(wanted, training);
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
    applied: training.provenApplied,
    waiting: training.provenWaiting,
    title,
    type,
    typeKo,
    content,
    place,
    lang,
    contentLang,
    derivedState: deriveState(training, wallClock),
    underWay: hasBegun(training, wallClock) && !hasEnded(training, wallClock),
    acceptsApplications: acceptsApplications(training, wallClock),
    version: training.version,
  };
}
