import { problem } from '@portal/service-kit';
import { seoulWallClock } from '../../seoul-time.ts';
import type { StoredTraining, TrainingRepository } from './training-repository.ts';
import type { Language, Training } from './training-schemas.ts';
import { acceptsApplications, byInterest, deriveState } from './training-state.ts';

type Needs = Pick<TrainingRepository, 'list' | 'find'>;

export function createTrainingService({ list, find }: Needs, now: () => Date = () => new Date()) {
  return {
    /** All trainings, coming ones first, with counts and derived state at this moment. */
    async view(lang: Language): Promise<Training[]> {
      const wallClock = seoulWallClock(now());
      const trainings = await list();
      return trainings.map((training) => present(training, lang, wallClock)).sort(byInterest(wallClock));
    },

    /** One training. Refuses with `education-not-found` for an id that is unknown, malformed or removed. */
    async detail(educationId: string, lang: Language): Promise<Training> {
      const id = parseEducationId(educationId);
      const training = id === undefined ? undefined : await find(id);
      if (!training) throw problem.notFound('education-not-found');
      return present(training, lang, seoulWallClock(now()));
    },
  };
}

/** A text and its English only as a whole, so that a card never mixes two languages. */
function present({ facts, ko, en }: StoredTraining, wanted: Language, wallClock: string): Training {
  const texts = wanted === 'en' && en ? { lang: 'en' as const, ...en } : { lang: 'ko' as const, ...ko };
  return {
    id: facts.educationId,
    ...facts,
    ...texts,
    derivedState: deriveState(facts, wallClock),
    acceptsApplications: acceptsApplications(facts, wallClock),
  };
}

/** An id out of an address; undefined for what no row can have (Postgres' integer ends at 2147483647). */
function parseEducationId(text: string): number | undefined {
  if (!/^[1-9]\d{0,9}$/.test(text)) return undefined;
  const id = Number(text);
  return id <= 2_147_483_647 ? id : undefined;
}
