import { pageOf, pageQuery, Type } from '@portal/service-kit';
import type { Static } from '@portal/service-kit';
import { IdText, longest, Moment, NullableInteger, NullableText } from '../../fields.ts';
import { CorrectionSchema } from '../posts/board-schemas.ts';
import type { PostKind } from '../boards/board.ts';
import { boards } from '../boards/boards.ts';

export const BoardSchema = Type.Enum(
  boards.map(({ name }) => name),
  { $id: 'Board', type: 'string' },
);
/** Labels of all kinds of posts. */
export const kinds = Object.assign({}, ...boards.map(({ group }) => group.kinds)) as Record<string, PostKind>;

const postStates = ['visible', 'waiting', 'returned', 'hidden', 'scheduled', 'waiting-answer', 'answered'] as const;
export const PostStateSchema = Type.Enum([...postStates], {
  $id: 'PostState',
  type: 'string',
  description:
    'waiting-answer and answered are questions; waiting, returned, hidden and scheduled news and announcements',
});
export type PostState = Static<typeof PostStateSchema>;

const sortableColumns = ['createdAt', 'updatedAt', 'removedAt', 'title'] as const;

const filters = {
  board: Type.Optional(BoardSchema),
  type: Type.Optional(Type.Enum(Object.keys(kinds), { type: 'string', description: 'Of classroom posts' })),
  status: Type.Optional(PostStateSchema),
  author: Type.Optional(Type.String({ maxLength: 254, description: 'A part of the address' })),
  search: Type.Optional(Type.String({ maxLength: 200, description: 'A part of the title, Korean or English' })),
  trash: Type.Optional(Type.Boolean({ description: 'Lists the trash instead of the posts that are not deleted' })),
};

export const BoardPostsQuery = Type.Object({ ...filters, ...pageQuery(sortableColumns) });
export type BoardPostsQuery = Static<typeof BoardPostsQuery>;

export const BoardPostsExportQuery = Type.Object({
  ...filters,
  sort: BoardPostsQuery.properties.sort,
  lang: Type.Optional(Type.Enum(['ko', 'en'], { type: 'string', default: 'ko' })),
  format: Type.Optional(Type.Enum(['csv', 'xlsx'], { type: 'string' })),
});

const boardPost = {
  board: BoardSchema,
  id: Type.Integer(),
  type: Type.String({ description: 'Of a classroom post free, notice, attach or question; otherwise the board' }),
  state: PostStateSchema,
  // Left out by earlier versions
  correction: Type.Optional(CorrectionSchema),
  title: Type.String({ description: 'Korean where there are two languages' }),
  email: Type.String({ description: 'Empty when the author has left' }),
  formerMember: Type.Boolean(),
  hasFile: Type.Boolean(),
  hasImage: Type.Boolean(),
  views: Type.Integer(),
  answers: Type.Integer(),
  version: Type.Integer(),
  startDate: NullableText('Of news and announcements'),
  createdAt: Moment('Written'),
  updatedAt: Moment('Last changed'),
  removedAt: NullableText('Put into the trash'),
  purgedAt: NullableText('When the trash forgets it'),
};

export const BoardPostSchema = Type.Object(boardPost, { $id: 'BoardPost' });
export type BoardPost = Static<typeof BoardPostSchema>;

export const BoardPostsPage = pageOf(BoardPostSchema);

export const BoardPostDetailSchema = Type.Object(
  {
    ...boardPost,
    content: Type.String({ description: 'Markdown, Korean where there are two languages' }),
    titleEn: NullableText(''),
    contentEn: NullableText(''),
    imageAlt: NullableText(''),
    imageAltEn: NullableText(''),
    originalPath: NullableText('Address of the image'),
    thumbnailPath: NullableText('Address of the small image'),
    fileName: NullableText('Original name of the attachment'),
    fileSize: NullableInteger('Bytes'),
    submittedAt: NullableText('Waits for a decision since then'),
    returnReason: NullableText('Why it was given back to its author'),
  },
  { $id: 'BoardPostDetail' },
);
export type BoardPostDetail = Static<typeof BoardPostDetailSchema>;

export const BoardPostParams = Type.Object({ board: BoardSchema, id: IdText });

export const bulkActions = ['publish', 'withdraw', 'trash', 'restore', 'delete'] as const;
export type BulkAction = (typeof bulkActions)[number];

const BoardPostKey = Type.Object(
  { board: BoardSchema, id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) },
  { $id: 'BoardPostKey', additionalProperties: false },
);
export type BoardPostKey = Static<typeof BoardPostKey>;

const SeenPost = Type.Object(
  {
    ...BoardPostKey.properties,
    version: Type.Optional(
      Type.Integer({
        minimum: 1,
        description: 'What was seen; a post of another version by now, or without this field, is refused as stale-edit',
      }),
    ),
  },
  { $id: 'SeenPost', additionalProperties: false },
);
export type SeenPost = Static<typeof SeenPost>;

const mostAtOnce = 100;
export const BulkBody = Type.Object(
  {
    action: Type.Enum([...bulkActions], { type: 'string', description: 'delete is for good, out of the trash' }),
    items: Type.Array(SeenPost, { minItems: 1, maxItems: mostAtOnce }),
  },
  { $id: 'BulkBody', additionalProperties: false },
);

const RefusedKey = Type.Object(
  {
    board: BoardSchema,
    id: Type.Integer(),
    code: Type.String({
      description: 'not-found, in-trash, not-in-trash, not-publishable, or stale-edit for a post that changed since',
    }),
  },
  { $id: 'RefusedKey' },
);
export const BulkAnswer = Type.Object(
  {
    done: Type.Array(
      Type.Object({
        board: BoardSchema,
        id: Type.Integer(),
        version: Type.Integer({ description: 'The one that it has now; for taking the change back' }),
      }),
    ),
    refused: Type.Array(RefusedKey),
  },
  { $id: 'BulkAnswer' },
);
export type BulkAnswer = Static<typeof BulkAnswer>;

const waiting = pageQuery(['createdAt']);
export const QueueQuery = Type.Object({ page: waiting.page, pageSize: waiting.pageSize });
export const QueuePage = pageOf(BoardPostDetailSchema);

/** The number of a post under the name of its group. */
export const idParams = (idName: string) => Type.Unsafe<Record<string, string>>(Type.Object({ [idName]: IdText }));
const Version = Type.Integer({ minimum: 1, description: 'What was read before; another one by now is 409 stale-edit' });
export const PublishBody = Type.Object(
  {
    version: Version,
    startDate: Type.Optional(
      Type.String({ maxLength: 40, description: 'ISO 8601; from then on readers see it. Left out: from now on' }),
    ),
  },
  { $id: 'PublishBody', additionalProperties: false },
);
export const WithdrawBody = Type.Object(
  {
    version: Version,
    correction: Type.Optional(
      Type.Boolean({ description: 'Takes only its correction away; readers keep the item as it is' }),
    ),
  },
  { $id: 'WithdrawBody', additionalProperties: false },
);

const longestReason = 1_000;
export const ReturnBody = Type.Object(
  {
    version: Version,
    reason: Type.String({ minLength: 1, maxLength: longestReason, pattern: String.raw`^[^\u0000]*$` }),
  },
  { $id: 'ReturnBody', additionalProperties: false },
);

const line = (maxLength: number) => ({ type: 'string', maxLength, pattern: String.raw`^\P{Cc}*$` });
const lines = (maxLength: number) => ({ type: 'string', maxLength, pattern: String.raw`^[^\u0000]*$` });
const orNull = (schema: object) => Type.Unsafe<string | null>({ anyOf: [{ type: 'null' }, schema] });
export const TextsBody = Type.Object(
  {
    version: Version,
    title: Type.Unsafe<string>({ ...line(longest.title), minLength: 1 }),
    content: Type.Unsafe<string>({ ...lines(longest.news), minLength: 1 }),
    titleEn: orNull(line(longest.title)),
    contentEn: orNull(lines(longest.news)),
    imageAlt: orNull(line(longest.imageAlt)),
    imageAltEn: orNull(line(longest.imageAlt)),
  },
  { $id: 'TextsBody', additionalProperties: false },
);
export type TextsBody = Static<typeof TextsBody>;
