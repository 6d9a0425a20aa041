import { Type } from '@portal/service-kit';
import type { Static } from '@portal/service-kit';
import { authorFields, IdText, IdValue, longest, Moment } from '../../fields.ts';

export const AnswerSchema = Type.Object(
  {
    answerId: Type.Integer(),
    content: Type.String({ description: 'Markdown' }),
    ...authorFields,
    byAdmin: Type.Boolean({ description: 'Written by an admin, which makes the question answered' }),
    mayRemove: Type.Boolean(),
    createdAt: Moment('Written'),
  },
  { $id: 'Answer' },
);
export type Answer = Static<typeof AnswerSchema>;

export const AnswerBody = Type.Object(
  {
    classroomId: IdValue,
    content: Type.String({
      maxLength: longest.answer,
      pattern: String.raw`^\s*[^\s\u0000][^\u0000]*$`,
      description: 'Markdown',
    }),
  },
  { $id: 'AnswerBody', additionalProperties: false },
);

export const AnswerRemoveQuery = Type.Object({ answerId: IdText }, { additionalProperties: false });

export const AnswerRestoreBody = Type.Object(
  { answerId: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) },
  { $id: 'AnswerRestoreBody', additionalProperties: false },
);
