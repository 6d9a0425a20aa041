import { problem, seoulWallClock } from '@portal/service-kit';
import type { Language } from '../../language.ts';
import { parseEducationId } from './education-id.ts';
import { presentTraining } from './present-training.ts';
import type { StoredTraining, TrainingRepository } from './training-repository.ts';
import type { Training, TrainingFilter } from './training-schemas.ts';
import { byInterest } from './training-state.ts';

type Needs = Pick<TrainingRepository, 'list' | 'find'>;

export function createTrainingService({ list, find }: Needs, now: () => Date = () => new Date()) {
  /** One training as it is stored. Refuses with `education-not-found` for an id that is unknown, malformed or removed. */
  async function stored(educationId: string): Promise<StoredTraining> {
    const id = parseEducationId(educationId);
    const training = id === undefined ? undefined : await find(id);
    if (!training) throw problem.notFound('education-not-found');
    return training;
  }

  return {
    stored,

    /** All trainings as they are stored, in no particular order. */
    listStored: list,

    /** The trainings that a filter leaves, coming ones first, with counts and derived state at this moment. */
    async view(lang: Language, { type, status, state }: TrainingFilter = {}): Promise<Training[]> {
      const wallClock = seoulWallClock(now());
      const trainings = (await list()).map((training) => presentTraining(training, lang, wallClock));
      return trainings
        .filter(
          (training) =>
            (type === undefined || training.typeKo === type || training.type === type) &&
            (status === undefined || training.status === status) &&
            (state === undefined || training.derivedState === state),
        )
        .sort(byInterest(wallClock));
    },

    /** One training. Refuses with `education-not-found`. */
    async detail(educationId: string, lang: Language): Promise<Training> {
      return presentTraining(await stored(educationId), lang, seoulWallClock(now()));
    },
  };
}

export type TrainingService = ReturnType<typeof createTrainingService>;
