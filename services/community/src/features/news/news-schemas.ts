import { SeenVersion, Type } from '@portal/service-kit';
import type { Static } from '@portal/service-kit';
import { pageQuery } from '../../paging.ts';
import {
  authorFields,
  FileKind,
  fileFields,
  Ignored,
  IdText,
  IdValue,
  Moment,
  NullableInteger,
  NullableText,
  rightsFields,
} from '../../schema-fields.ts';

export const newsTypes = ['news', 'announcement'] as const;
export const NewsTypeSchema = Type.Enum([...newsTypes], { $id: 'NewsType', type: 'string' });
export type NewsType = Static<typeof NewsTypeSchema>;

export const newsStatuses = ['visible', 'hidden'] as const;

const newsStates = ['visible', 'waiting', 'returned', 'hidden', 'scheduled'] as const;
export const NewsStateSchema = Type.Enum([...newsStates], {
  $id: 'NewsState',
  type: 'string',
  description:
    'waiting: written by a member, no admin has decided yet; returned: an admin wants a change first; hidden: withdrawn; scheduled: its start date has not come',
});
export type NewsState = Static<typeof NewsStateSchema>;

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
export type Language = Static<typeof LanguageSchema>;

const language = Type.Optional(
  Type.Enum(['ko', 'en'], {
    type: 'string',
    default: 'ko',
    description: 'The language asked for; Korean where an item has no English text',
  }),
);
const title = Type.Optional(
  Type.String({ maxLength: 200, description: 'A part of the Korean or the English title; % and _ are plain letters' }),
);

export const NewsListQuery = Type.Object({
  ...pageQuery,
  status: Type.Optional(
    Type.Enum(['visible', 'hidden', 'scheduled', 'all'], {
      type: 'string',
      description:
        'Chooses for admins only. With visible everybody gets what the public sees; without it members also get what they wrote themselves',
    }),
  ),
  type: Type.Optional(Type.Enum(['news', 'announcement', 'all'], { type: 'string', default: 'news' })),
  title,
  lang: language,
});
export type NewsListQuery = Static<typeof NewsListQuery>;

export const NewsDetailQuery = Type.Object(
  {
    newsId: IdText,
    title,
    lang: language,
  },
  { description: 'title is the search within which previous and next are looked for' },
);
export type NewsDetailQuery = Static<typeof NewsDetailQuery>;

export const NewsAttachmentQuery = Type.Object({ newsId: IdText });
export const NewsImageParams = Type.Object({ newsId: IdText, name: Type.String({ maxLength: 100 }) });

export const NewsRemoveBody = Type.Object(
  { newsId: IdValue, originalPath: Ignored, thumbnailPath: Ignored, version: SeenVersion },
  { $id: 'NewsRemoveBody', additionalProperties: false },
);
export const NewsSeenBody = Type.Object({ newsId: IdValue }, { $id: 'NewsSeenBody', additionalProperties: false });

export const FeedQuery = Type.Object({
  lang: language,
  type: Type.Optional(Type.Enum([...newsTypes], { type: 'string', default: 'news' })),
});

export const NewsPagesSchema = Type.Array(
  Type.Object({
    path: Type.String({ description: 'Of its page on the site' }),
    updatedAt: Moment('Last changed'),
    translated: Type.Boolean({ description: 'It can be read in English too' }),
  }),
);
export type NewsPages = Static<typeof NewsPagesSchema>;

const shared = {
  newsId: Type.Integer(),
  lang: LanguageSchema,
  type: NewsTypeSchema,
  status: Type.Enum([...newsStatuses], { type: 'string' }),
  state: NewsStateSchema,
  // Left out by earlier versions
  correction: Type.Optional(CorrectionSchema),
  title: Type.String(),
  ...authorFields,
  ...fileFields,
  thumbnailPath: NullableText(
    'Address of the small image; of an item that is not public it wants the session that may read it',
  ),
  thumbnailWidth: NullableInteger('Pixels'),
  thumbnailHeight: NullableInteger('Pixels'),
  imageWidth: NullableInteger('Pixels of the original image'),
  imageHeight: NullableInteger('Pixels of the original image'),
  imageAlt: NullableText('What the image shows, for those who do not see it'),
  views: Type.Integer(),
  startDate: Moment('Readers see a visible item from this moment on'),
  createdAt: Moment('Written'),
  updatedAt: Moment('Last changed'),
};

export const NewsSummarySchema = Type.Object(
  {
    ...shared,
    excerpt: Type.String({ description: 'Beginning of the content as plain text, 160 characters at most' }),
  },
  { $id: 'NewsSummary' },
);
export type NewsSummary = Static<typeof NewsSummarySchema>;

export const NewsListSchema = Type.Object(
  {
    data: Type.Array(NewsSummarySchema),
    total: Type.Integer({ description: 'Items in all pages' }),
    totalIsCapped: Type.Boolean({ description: 'A search found more than the total says; the pages end with it' }),
    startDate: NullableText('The newest start date of all pages; null when there is nothing'),
    pageLenght: Type.Integer({ description: 'Number of pages' }),
  },
  { $id: 'NewsList' },
);
export type NewsList = Static<typeof NewsListSchema>;

const NewsNeighbourSchema = Type.Object(
  { newsId: Type.Integer(), lang: LanguageSchema, title: Type.String() },
  { $id: 'NewsNeighbour' },
);
export type NewsNeighbour = Static<typeof NewsNeighbourSchema>;

export const NewsTextsSchema = Type.Object(
  {
    title: Type.String(),
    content: Type.String(),
    titleEn: NullableText(''),
    contentEn: NullableText(''),
    imageAlt: NullableText(''),
    imageAltEn: NullableText(''),
  },
  { $id: 'NewsTexts', description: 'Both languages, for the editor; null for those who may not edit' },
);
export type NewsTexts = Static<typeof NewsTextsSchema>;

export const NewsDetailSchema = Type.Object(
  {
    ...shared,
    ...rightsFields,
    content: Type.String({ description: 'Markdown' }),
    returnReason: NullableText('Why an editor gave it back to its author, who should change it'),
    fileKind: FileKind,
    originalPath: NullableText('Address of the image'),
    texts: Type.Union([Type.Null(), NewsTextsSchema]),
    // Left out by earlier versions
    isTranslated: Type.Optional(Type.Boolean({ description: 'It can be read in English too' })),
    previous: Type.Union([Type.Null(), NewsNeighbourSchema], { description: 'The next older item of the same type' }),
    next: Type.Union([Type.Null(), NewsNeighbourSchema], { description: 'The next newer item of the same type' }),
  },
  { $id: 'NewsDetail' },
);
export type NewsDetail = Static<typeof NewsDetailSchema>;
