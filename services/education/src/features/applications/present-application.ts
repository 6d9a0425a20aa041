import type { Language } from '../../language.ts';
import { textsIn } from '../trainings/present-training.ts';
import type { StoredTraining } from '../trainings/training-repository.ts';
import { deriveState, hasBegun } from '../trainings/training-state.ts';
import type { StoredApplication } from './application-repository.ts';
import type { ApplicationRecord, MyApplication } from './application-schemas.ts';

/** An application as its owner sees it. */
export function presentApplication(
  stored: StoredApplication,
  training: StoredTraining,
  wallClock: string,
): ApplicationRecord {
  const {
    applicationId,
    educationId,
    email,
    name,
    phoneNumber,
    company,
    position,
    application,
    status,
    place,
    cancelledAt,
  } = stored;
  return {
    applicationId,
    educationId,
    email,
    name,
    phoneNumber,
    company,
    position,
    application,
    createdAt: stored.createdAt.toISOString(),
    status,
    ...(place === null ? {} : { place }),
    ...(cancelledAt === null ? {} : { cancelledAt: cancelledAt.toISOString() }),
    ...(stored.attendedAt === null ? {} : { attendedAt: stored.attendedAt.toISOString() }),
    cancellable: status !== 'cancelled' && training.removedAt === null && !hasBegun(training, wallClock),
  };
}

/** The same with what it is for. */
export function presentMyApplication(
  stored: StoredApplication,
  training: StoredTraining,
  wanted: Language,
  wallClock: string,
): MyApplication {
  const { lang, title, type, typeKo, contentLang, place } = textsIn(wanted, training);
  const { educationId, startDate, endDate, startTime, endTime } = training;
  return {
    ...presentApplication(stored, training, wallClock),
    training: {
      educationId,
      lang,
      title,
      type,
      typeKo,
      contentLang,
      place,
      startDate,
      endDate,
      startTime,
      endTime,
      derivedState: deriveState(training, wallClock),
      removed: training.removedAt !== null,
    },
  };
}
