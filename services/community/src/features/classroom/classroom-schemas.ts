import { SeenVersion, Type } from '@portal/service-kit';
import type { Static } from '@portal/service-kit';
import { pageQuery } from '../../paging.ts';
import {
  authorFields,
  FileKind,
  fileFields,
  IdText,
  IdValue,
  Moment,
  NullableInteger,
  rightsFields,
} from '../../schema-fields.ts';
import { AnswerSchema } from '../answers/answer-schemas.ts';

export const postTypes = ['free', 'notice', 'attach', 'question'] as const;
export const PostTypeSchema = Type.Enum([...postTypes], { $id: 'PostType', type: 'string' });
export type PostType = Static<typeof PostTypeSchema>;

const filterQuery = {
  type: Type.Optional(Type.Enum(['all', 'free', 'notice', 'attach', 'question'], { type: 'string', default: 'all' })),
  title: Type.Optional(Type.String({ maxLength: 200, description: 'A part of the title; % and _ are plain letters' })),
};

export const ClassroomListQuery = Type.Object({ ...pageQuery, ...filterQuery });
export type ClassroomListQuery = Static<typeof ClassroomListQuery>;

export const ClassroomDetailQuery = Type.Object(
  {
    classroomId: IdText,
    ...filterQuery,
  },
  { description: 'type and title are the filter within which previous and next are looked for' },
);
export type ClassroomDetailQuery = Static<typeof ClassroomDetailQuery>;

export const ClassroomRestoreBody = Type.Object(
  { classroomId: IdValue, version: SeenVersion },
  { $id: 'ClassroomRestoreBody', additionalProperties: false },
);

export const ClassroomRemoveQuery = Type.Object(
  {
    classroomId: IdText,
    email: Type.Optional(Type.String({ description: 'Ignored: the session says who asks' })),
    filePath: Type.Optional(Type.String({ description: 'Ignored: the stored row knows its file' })),
    version: SeenVersion,
  },
  { additionalProperties: false },
);

const QuestionState = Type.Unsafe<'waiting' | 'answered' | null>({
  $id: 'QuestionState',
  type: ['string', 'null'],
  enum: [null, 'waiting', 'answered'],
  description: 'Of a question: answered once an admin has answered; null for other posts',
});

const shared = {
  classroomId: Type.Integer(),
  type: PostTypeSchema,
  title: Type.String(),
  ...authorFields,
  ...fileFields,
  state: QuestionState,
  answers: Type.Integer(),
  views: Type.Integer(),
  createdAt: Moment('Written'),
  updatedAt: Moment('Last changed'),
};

export const ClassroomSummarySchema = Type.Object(shared, { $id: 'ClassroomSummary' });
export type ClassroomSummary = Static<typeof ClassroomSummarySchema>;

export const ClassroomListSchema = Type.Object(
  {
    data: Type.Array(ClassroomSummarySchema),
    total: Type.Integer({ description: 'Posts in all pages; under all the notices are not counted' }),
    totalIsCapped: Type.Boolean({ description: 'A search found more than the total says; the pages end with it' }),
    pageLenght: Type.Integer({ description: 'Number of pages' }),
    notices: Type.Array(ClassroomSummarySchema, {
      description: 'Notices shown above the rows on page 1 under all, newest first',
    }),
  },
  { $id: 'ClassroomList' },
);
export type ClassroomList = Static<typeof ClassroomListSchema>;

const ClassroomNeighbourSchema = Type.Object(
  { classroomId: Type.Integer(), title: Type.String() },
  { $id: 'ClassroomNeighbour' },
);
export type ClassroomNeighbour = Static<typeof ClassroomNeighbourSchema>;

export const ClassroomDetailSchema = Type.Object(
  {
    ...shared,
    ...rightsFields,
    content: Type.String({ description: 'Markdown' }),
    fileKind: FileKind,
    imageWidth: NullableInteger('Pixels of an attached image'),
    imageHeight: NullableInteger('Pixels of an attached image'),
    mayAnswer: Type.Boolean(),
    replies: Type.Array(AnswerSchema, { description: 'Answers to a question, the oldest first' }),
    previous: Type.Union([Type.Null(), ClassroomNeighbourSchema], {
      description: 'The next older post within the filter',
    }),
    next: Type.Union([Type.Null(), ClassroomNeighbourSchema], { description: 'The next newer post within the filter' }),
  },
  { $id: 'ClassroomDetail' },
);
export type ClassroomDetail = Static<typeof ClassroomDetailSchema>;
