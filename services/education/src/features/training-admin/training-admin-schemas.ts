import { longestEmail, pageOf, pageQuery, SeenVersion, Type } from '@portal/service-kit';
import type { Static } from '@portal/service-kit';
import { Line, Lines } from '../../fields.ts';
import { LanguageSchema } from '../../language.ts';
import { largestId } from '../trainings/education-id.ts';
import {
  DerivedStateSchema,
  scheduleFields,
  TrainingSchema,
  TrainingStatusSchema,
} from '../trainings/training-schemas.ts';

const longestTitle = 200;
const longestType = 60;
const longestContent = 20_000;
const longestPlace = 200;
const largestCapacity = 10_000;

export const EducationId = Type.Integer({ minimum: 1, maximum: largestId });

const ReminderDays = Type.Integer({
  minimum: 0,
  maximum: 30,
  description: 'Days before the first one on which applicants are reminded; 0 for no reminder, 1 unless said otherwise',
});

export const EditBody = Type.Object(
  {
    educationId: Type.Optional(EducationId),
    version: Type.Optional(
      Type.Integer({ minimum: 1, description: 'What was read before editing; another one by now is 409 stale-edit' }),
    ),
    title: Line(longestTitle),
    titleEn: Type.Optional(Line(longestTitle)),
    type: Line(longestType),
    typeEn: Type.Optional(Line(longestType)),
    status: Type.Optional(TrainingStatusSchema),
    content: Lines(longestContent, 'Markdown'),
    contentEn: Type.Optional(Lines(longestContent, 'Markdown')),
    place: Type.Optional(Line(longestPlace)),
    placeEn: Type.Optional(Line(longestPlace)),
    ...scheduleFields,
    capacity: Type.Integer({ minimum: 1, maximum: largestCapacity }),
    waitingList: Type.Optional(
      Type.Boolean({
        description: 'Whether applications beyond the capacity wait; they do when a new training says nothing',
      }),
    ),
    reminderDays: Type.Optional(ReminderDays),
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
    titleEn: Type.String({ description: 'Empty where nothing is written in English' }),
    typeEn: Type.String(),
    contentEn: Type.String(),
    placeEn: Type.String(),
    reminderDays: ReminderDays,
    createdAt: Type.String({ description: 'ISO 8601 in UTC' }),
    updatedAt: Type.String({ description: 'ISO 8601 in UTC' }),
  },
  { $id: 'AdminTraining' },
);
export type AdminTraining = Static<typeof AdminTrainingSchema>;

const sortableTrainingColumns = ['title', 'type', 'status', 'startDate', 'capacity', 'applied', 'createdAt'] as const;

const filterFields = {
  search: Type.Optional(Line(100, 'In title and type')),
  status: Type.Optional(TrainingStatusSchema),
  state: Type.Optional(DerivedStateSchema),
};
const sorting = pageQuery(sortableTrainingColumns);

export const AdminTrainingsQuery = Type.Object({ ...filterFields, ...sorting });
export type TrainingsFilter = Pick<Static<typeof AdminTrainingsQuery>, 'search' | 'status' | 'state' | 'sort'>;
export type AdminTrainingsQuery = Static<typeof AdminTrainingsQuery>;
export const AdminTrainingsPage = pageOf(AdminTrainingSchema);

export const NotifiedSchema = Type.Object(
  {
    applicants: Type.Integer({ description: 'Who holds a seat or waits' }),
    notified: Type.Integer({
      description: 'Who is mailed when it is removed, or its date or place changes; nobody once it is over',
    }),
  },
  { $id: 'Notified' },
);

export const TrainingsExportQuery = Type.Object({
  ...filterFields,
  sort: sorting.sort,
  format: Type.Optional(Type.Enum(['csv', 'xlsx'], { type: 'string', default: 'csv' })),
  lang: Type.Optional(LanguageSchema),
});

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
    startDates: Type.Array(scheduleFields.startDate, {
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
