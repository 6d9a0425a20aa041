import { Type } from '@portal/service-kit';
import type { Static } from '@portal/service-kit';
import { languageQuery } from '../../language.ts';
import { trainingParts } from './training-resource.ts';

const statuses = ['recruiting', 'completed'] as const;
const derivedStates = ['none', 'full', 'past'] as const;

export const TrainingStatusSchema = Type.Enum(statuses, {
  $id: 'TrainingStatus',
  type: 'string',
  description: 'Set by an admin; never changes by itself',
});
export const DerivedStateSchema = Type.Enum(derivedStates, {
  $id: 'DerivedState',
  type: 'string',
  description:
    'What time and applications say beside the status: past once the last day has ended, full when every seat is taken',
});

export const TrainingListQuery = Type.Object({
  lang: languageQuery,
  type: Type.Optional(Type.String({ maxLength: 60, description: 'Kind of training, in Korean or as it is shown' })),
  status: Type.Optional(TrainingStatusSchema),
  state: Type.Optional(DerivedStateSchema),
});
export type TrainingFilter = Omit<Static<typeof TrainingListQuery>, 'lang'>;

export const TrainingQuery = Type.Object({
  educationId: Type.String({ maxLength: 40 }),
  lang: languageQuery,
});

const { publicProperties } = trainingParts;

/** When a training takes place: the same hours each day. */
export const scheduleFields = {
  startDate: publicProperties.startDate,
  endDate: publicProperties.endDate,
  startTime: publicProperties.startTime,
  endTime: publicProperties.endTime,
};

export const trainingTextFields = {
  lang: Type.Enum(['ko', 'en'], {
    type: 'string',
    description: 'The language that title and type are really in',
  }),
  contentLang: Type.Enum(['ko', 'en'], {
    type: 'string',
    description: 'The language that content and place are really in',
  }),
  title: publicProperties.title,
  type: publicProperties.type,
  typeKo: Type.String({
    description: 'The same in Korean: what trainings of one kind have in common in each language',
  }),
  place: publicProperties.place,
};

export const TrainingSchema = Type.Object(
  {
    educationId: Type.Integer(),
    id: Type.Integer({ description: 'The same as educationId' }),
    ...trainingTextFields,
    ...publicProperties,
    status: TrainingStatusSchema,
    applied: Type.Integer({
      description: 'Applications that hold a seat; in public responses only those whose address is proven',
    }),
    waiting: Type.Integer({
      description: 'Applications that wait for a seat; in public responses only those whose address is proven',
    }),
    derivedState: DerivedStateSchema,
    underWay: Type.Boolean({ description: 'Begun and not over' }),
    acceptsApplications: Type.Boolean({ description: 'Recruiting, not begun, and with a free seat or a waiting list' }),
    version: Type.Integer({ description: 'Sent along by who changes or removes it' }),
  },
  { $id: 'Training' },
);
export type Training = Static<typeof TrainingSchema>;
