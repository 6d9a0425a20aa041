import { Type } from '@portal/service-kit';
import type { Static } from '@portal/service-kit';
import { pageQuery } from '../../paging.ts';

const NullableText = (description: string) => Type.Unsafe<string | null>({ type: ['string', 'null'], description });
const NullableInteger = (description: string) => Type.Unsafe<number | null>({ type: ['integer', 'null'], description });
const Moment = (description: string) => Type.String({ format: 'date-time', description });

const PostTypeSchema = Type.Enum(['free', 'notice', 'attach', 'question'], { type: 'string' });
export type PostType = Static<typeof PostTypeSchema>;

const filterQuery = {
  type: Type.Optional(Type.Enum(['all', 'free', 'notice', 'attach', 'question'], { type: 'string', default: 'all' })),
  title: Type.Optional(Type.String({ maxLength: 200, description: 'A part of the title; % and _ are plain letters' })),
};

export const ClassroomListQuery = Type.Object({ ...pageQuery, ...filterQuery });
export type ClassroomListQuery = Static<typeof ClassroomListQuery>;

export const ClassroomDetailQuery = Type.Object({
  classroomId: Type.String({ maxLength: 40 }),
  ...filterQuery,
}, { description: 'type and title are the filter within which previous and next are looked for' });
export type ClassroomDetailQuery = Static<typeof ClassroomDetailQuery>;

const shared = {
  classroomId: Type.Integer(),
  type: PostTypeSchema,
  title: Type.String(),
  email: Type.String({ description: 'The author; masked but for the author and admins' }),
  mine: Type.Boolean({ description: 'Written by the one who asks' }),
  fileName: NullableText('Original name of the attachment'),
  fileSize: NullableInteger('Bytes'),
  views: Type.Integer(),
  createdAt: Moment('Written'),
  updatedAt: Moment('Last changed'),
};

export const ClassroomSummarySchema = Type.Object(shared);
export type ClassroomSummary = Static<typeof ClassroomSummarySchema>;

export const ClassroomListSchema = Type.Object({
  data: Type.Array(ClassroomSummarySchema),
  total: Type.Integer({ description: 'Posts in all pages; under all the notices are not counted' }),
  pageLenght: Type.Integer({ description: 'Number of pages' }),
  notices: Type.Array(ClassroomSummarySchema, { description: 'What stands above the rows: on page 1 under all, the newest first' }),
});
export type ClassroomList = Static<typeof ClassroomListSchema>;

const ClassroomNeighbourSchema = Type.Object({ classroomId: Type.Integer(), title: Type.String() });
export type ClassroomNeighbour = Static<typeof ClassroomNeighbourSchema>;

export const ClassroomDetailSchema = Type.Object({
  ...shared,
  content: Type.String({ description: 'Markdown' }),
  previous: Type.Union([ClassroomNeighbourSchema, Type.Null()], { description: 'The next older post within the filter' }),
  next: Type.Union([ClassroomNeighbourSchema, Type.Null()], { description: 'The next newer post within the filter' }),
});
export type ClassroomDetail = Static<typeof ClassroomDetailSchema>;
