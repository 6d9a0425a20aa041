import { longestEmail, SeenVersion, Type } from '@portal/service-kit';
import type { Static } from '@portal/service-kit';
import { largestId } from './education-id.ts';
import { trainingParts } from './training-resource.ts';
import { TrainingSchema, TrainingStatusSchema } from './training-schemas.ts';

export const EducationId = Type.Integer({ minimum: 1, maximum: largestId });

export const EditBody = Type.Object(
  {
    educationId: Type.Optional(EducationId),
    version: Type.Optional(
      Type.Integer({ minimum: 1, description: 'What was read before editing; another one by now is 409 stale-edit' }),
    ),
    ...trainingParts.newProperties,
    notify: Type.Optional(
      Type.Boolean({
        description:
          'Whether applicants are mailed another date, time or place; they are unless it is false. Who gets a seat is mailed always',
      }),
    ),
    email: Type.Optional(Type.String({ maxLength: longestEmail, description: 'Ignored: the session says who edits' })),
  },
  { $id: 'EditBody', additionalProperties: false },
);
export type EditBody = Static<typeof EditBody>;

export const AdminTrainingSchema = Type.Object(
  {
    ...TrainingSchema.properties,
    ...trainingParts.valueProperties,
    status: TrainingStatusSchema,
    createdAt: Type.String({ description: 'ISO 8601 in UTC' }),
    updatedAt: Type.String({ description: 'ISO 8601 in UTC' }),
  },
  { $id: 'AdminTraining' },
);
export type AdminTraining = Static<typeof AdminTrainingSchema>;

export const NotifiedSchema = Type.Object(
  {
    applicants: Type.Integer({ description: 'Who holds a seat or waits' }),
    notified: Type.Integer({
      description: 'Who is mailed when it is removed, or its date or place changes; nobody once it is over',
    }),
    moving: Type.Array(Type.String(), { description: 'Fields of an edit whose change is mailed' }),
  },
  { $id: 'Notified' },
);
export type Notified = Static<typeof NotifiedSchema>;

/** What a choice among trainings needs: the date tells repeated courses apart. */
export const TrainingNameSchema = Type.Object(
  {
    educationId: Type.Integer(),
    title: Type.String(),
    startDate: Type.String({ description: 'YYYY-MM-DD' }),
  },
  { $id: 'TrainingName' },
);

/** A page of the list at most. */
const mostChosen = 100;
const Chosen = Type.Object(
  { educationId: EducationId, version: Type.Integer({ minimum: 1 }) },
  { $id: 'Chosen', additionalProperties: false },
);
export const StatusBody = Type.Object(
  {
    status: TrainingStatusSchema,
    trainings: Type.Array(Chosen, { minItems: 1, maxItems: mostChosen }),
  },
  { $id: 'StatusBody', additionalProperties: false },
);
export type StatusBody = Static<typeof StatusBody>;
const mostCopies = 52;
export const SeriesBody = Type.Object(
  {
    educationId: EducationId,
    startDates: Type.Array(trainingParts.newProperties.startDate, {
      minItems: 1,
      maxItems: mostCopies,
      uniqueItems: true,
      description: 'First days of the copies',
    }),
    version: SeenVersion,
  },
  { $id: 'SeriesBody', additionalProperties: false },
);
export type SeriesBody = Static<typeof SeriesBody>;

export const StatusAnswer = Type.Object(
  {
    changed: Type.Array(Type.Integer()),
    left: Type.Array(Type.Integer(), { description: 'Changed or removed by somebody else meanwhile' }),
  },
  { $id: 'StatusAnswer' },
);

export const RestoreBody = Type.Object(
  {
    educationId: EducationId,
    version: SeenVersion,
    notify: Type.Boolean({ description: 'Whether its applicants are mailed' }),
  },
  { $id: 'RestoreBody', additionalProperties: false },
);
export type RestoreBody = Static<typeof RestoreBody>;
