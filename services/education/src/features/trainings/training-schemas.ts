import { Type } from '@portal/service-kit';
import type { Static } from '@portal/service-kit';

const LanguageSchema = Type.Enum(['ko', 'en'], { type: 'string', description: 'The language that title, type and content are really in' });
export type Language = Static<typeof LanguageSchema>;

const language = Type.Optional(
  Type.Enum(['ko', 'en'], { type: 'string', default: 'ko', description: 'The language asked for; Korean where a training has no English text' }),
);

export const TrainingListQuery = Type.Object({ lang: language });

export const TrainingQuery = Type.Object({
  educationId: Type.String({ maxLength: 40 }),
  lang: language,
});

const DateText = (description: string) => Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: `${description}, YYYY-MM-DD` });
const TimeText = (description: string) => Type.String({ pattern: '^\\d{2}:\\d{2}$', description: `${description}, HH:mm` });

export const TrainingSchema = Type.Object({
  educationId: Type.Integer(),
  id: Type.Integer({ description: 'The same as educationId' }),
  lang: LanguageSchema,
  title: Type.String(),
  type: Type.String({ description: 'Kind of training as it is shown, such as 정기교육' }),
  status: Type.Enum(['recruiting', 'completed'], { type: 'string', description: 'Set by an admin; never changes by itself' }),
  content: Type.String({ description: 'Markdown' }),
  startDate: DateText('First day'),
  endDate: DateText('Last day'),
  startTime: TimeText('Start of each day, Asia/Seoul'),
  endTime: TimeText('End of each day, Asia/Seoul'),
  capacity: Type.Integer({ minimum: 1 }),
  applied: Type.Integer({ description: 'Applications that hold a seat' }),
  waiting: Type.Integer({ description: 'Applications that wait for a seat' }),
  derivedState: Type.Enum(['none', 'full', 'past'], {
    type: 'string',
    description: 'What time and applications say beside the status: past once the last day has ended, full when every seat is taken',
  }),
  acceptsApplications: Type.Boolean({ description: 'Recruiting and not begun; beyond the capacity an application waits' }),
});
export type Training = Static<typeof TrainingSchema>;
