import { Type } from '@portal/service-kit';
import {
  authorFields,
  fileFields,
  FileKind,
  Moment,
  NullableInteger,
  NullableText,
  rightsFields,
} from '../../fields.ts';
import { AnswerSchema } from '../answers/answer-schemas.ts';
import { kindsWith, namesOf } from '../boards/board.ts';
import type { BoardGroup } from '../boards/board.ts';

type TProperties = Parameters<typeof Type.Object>[0];

export const statuses = ['visible', 'hidden'] as const;

const PostStateSchema = Type.Enum(['visible', 'waiting', 'returned', 'hidden', 'scheduled'], {
  $id: 'NewsState',
  type: 'string',
  description:
    'waiting: written by a member, no admin has decided yet; returned: an admin wants a change first; hidden: withdrawn; scheduled: its start date has not come',
});

export const CorrectionSchema = Type.Union(
  [Type.Null(), Type.Enum(['waiting', 'returned', 'scheduled'], { type: 'string' })],
  {
    description:
      'What a correction waits for, of which readers have the former form until it is published: an admin, its author, or its moment. For the author and admins; null without one',
  },
);

const LanguageSchema = Type.Enum(['ko', 'en'], {
  $id: 'Language',
  type: 'string',
  description: 'The language that the texts are really in',
});

const QuestionState = Type.Unsafe<'waiting' | 'answered' | null>({
  $id: 'QuestionState',
  type: ['string', 'null'],
  enum: [null, 'waiting', 'answered'],
  description: 'Of a question: answered once an admin has answered; null for other posts',
});

const imageFields = {
  thumbnailPath: NullableText(
    'Address of the small image; of an item that is not public it wants the session that may read it',
  ),
  thumbnailWidth: NullableInteger('Pixels'),
  thumbnailHeight: NullableInteger('Pixels'),
  imageWidth: NullableInteger('Pixels of the original image'),
  imageHeight: NullableInteger('Pixels of the original image'),
  imageAlt: NullableText('What the image shows, for those who do not see it'),
};

export const PagesSchema = Type.Array(
  Type.Object({
    path: Type.String({ description: 'Of its page on the site' }),
    updatedAt: Moment('Last changed'),
    translated: Type.Boolean({ description: 'It can be read in English too' }),
  }),
);

/** A part of a group's schemas, where it has what they describe. */
export const where = <Part extends TProperties>(has: boolean | undefined, part: Part): Part | Record<string, never> =>
  has ? part : {};

function sharedFields(group: BoardGroup): TProperties {
  const { kinds, idName, isBilingual, isReviewed, imageWidths, name } = group;
  const types = kinds ? Object.keys(kinds) : namesOf(group);
  const hasQuestions = kindsWith(group, 'isQuestion').length > 0;
  return {
    [idName]: Type.Integer(),
    ...where(isBilingual, { lang: LanguageSchema }),
    type: Type.Enum(types, { $id: kinds ? 'PostType' : `${name}Type`, type: 'string' }),
    ...where(isReviewed, {
      status: Type.Enum([...statuses], { type: 'string' }),
      state: PostStateSchema,
      // Left out by earlier versions
      correction: Type.Optional(CorrectionSchema),
    }),
    title: Type.String(),
    ...authorFields,
    ...fileFields,
    ...where(imageWidths !== undefined, imageFields),
    ...where(hasQuestions, { state: QuestionState, answers: Type.Integer() }),
    views: Type.Integer(),
    ...where(isReviewed, { startDate: Moment('Readers see a visible item from this moment on') }),
    createdAt: Moment('Written'),
    updatedAt: Moment('Last changed'),
  };
}

function detailFields(group: BoardGroup): TProperties {
  const { name, idName, isBilingual, isReviewed, imageWidths } = group;
  const TextsSchema = Type.Object(
    {
      title: Type.String(),
      content: Type.String(),
      titleEn: NullableText(''),
      contentEn: NullableText(''),
      imageAlt: NullableText(''),
      imageAltEn: NullableText(''),
    },
    { $id: `${name}Texts`, description: 'Both languages, for the editor; null for those who may not edit' },
  );
  const NeighbourSchema = Type.Object(
    { [idName]: Type.Integer(), ...where(isBilingual, { lang: LanguageSchema }), title: Type.String() },
    { $id: `${name}Neighbour` },
  );
  const beside = (which: string) =>
    Type.Union([Type.Null(), NeighbourSchema], {
      description: group.kinds ? `The next ${which} post within the filter` : `The next ${which} item of the same type`,
    });
  return {
    ...sharedFields(group),
    ...rightsFields,
    content: Type.String({ description: 'Markdown' }),
    ...where(isReviewed, {
      returnReason: NullableText('Why an editor gave it back to its author, who should change it'),
    }),
    fileKind: FileKind,
    ...(imageWidths
      ? { originalPath: NullableText('Address of the image') }
      : {
          imageWidth: NullableInteger('Pixels of an attached image'),
          imageHeight: NullableInteger('Pixels of an attached image'),
        }),
    ...where(isBilingual, {
      texts: Type.Union([Type.Null(), TextsSchema]),
      // Left out by earlier versions
      isTranslated: Type.Optional(Type.Boolean({ description: 'It can be read in English too' })),
    }),
    ...where(kindsWith(group, 'isQuestion').length > 0, {
      mayAnswer: Type.Boolean(),
      replies: Type.Array(AnswerSchema, { description: 'Answers to a question, the oldest first' }),
    }),
    previous: beside('older'),
    next: beside('newer'),
  };
}

function listSchema(group: BoardGroup) {
  const { name, words, isBilingual, isReviewed } = group;
  const SummarySchema = Type.Object(
    {
      ...sharedFields(group),
      ...where(isBilingual, {
        excerpt: Type.String({ description: 'Beginning of the content as plain text, 160 characters at most' }),
      }),
    },
    { $id: `${name}Summary` },
  );
  return Type.Object(
    {
      data: Type.Array(SummarySchema),
      total: Type.Integer({ description: words.total ?? 'Posts in all pages' }),
      totalIsCapped: Type.Boolean({ description: 'A search found more than the total says; the pages end with it' }),
      ...where(isReviewed, {
        startDate: NullableText('The newest start date of all pages; null when there is nothing'),
      }),
      pageLenght: Type.Integer({ description: 'Number of pages' }),
      ...where(kindsWith(group, 'isPinned').length > 0, {
        notices: Type.Array(SummarySchema, {
          description: 'Notices shown above the rows on page 1 under all, newest first',
        }),
      }),
    },
    { $id: `${name}List` },
  );
}

/** What the calls of a group return. */
export const boardSchemas = (group: BoardGroup) => ({
  ListSchema: Type.Unsafe<object>(listSchema(group)),
  DetailSchema: Type.Unsafe<object>(Type.Object(detailFields(group), { $id: `${group.name}Detail` })),
});
