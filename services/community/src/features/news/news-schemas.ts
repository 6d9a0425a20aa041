import { Type } from '@portal/service-kit';
import type { Static } from '@portal/service-kit';
import { pageQuery } from '../../paging.ts';

const NullableText = (description: string) => Type.Unsafe<string | null>({ type: ['string', 'null'], description });
const NullableInteger = (description: string) => Type.Unsafe<number | null>({ type: ['integer', 'null'], description });
const Moment = (description: string) => Type.String({ format: 'date-time', description });

const NewsTypeSchema = Type.Enum(['news', 'announcement'], { type: 'string' });
export type NewsType = Static<typeof NewsTypeSchema>;

const LanguageSchema = Type.Enum(['ko', 'en'], { type: 'string', description: 'The language that the texts are really in' });
export type Language = Static<typeof LanguageSchema>;

const language = Type.Optional(
  Type.Enum(['ko', 'en'], { type: 'string', default: 'ko', description: 'The language asked for; Korean where an item has no English text' }),
);

export const NewsListQuery = Type.Object({
  ...pageQuery,
  status: Type.Optional(
    Type.Enum(['visible', 'hidden', 'scheduled', 'all'], {
      type: 'string',
      description: 'Chooses for admins only. With visible everybody gets what the public sees; without it members also get what they wrote themselves',
    }),
  ),
  type: Type.Optional(Type.Enum(['news', 'announcement', 'all'], { type: 'string', default: 'news' })),
  lang: language,
});
export type NewsListQuery = Static<typeof NewsListQuery>;

export const NewsDetailQuery = Type.Object({
  newsId: Type.String({ maxLength: 40 }),
  lang: language,
});

const shared = {
  newsId: Type.Integer(),
  lang: LanguageSchema,
  type: NewsTypeSchema,
  status: Type.Enum(['visible', 'hidden'], { type: 'string' }),
  title: Type.String(),
  email: Type.String({ description: 'The author; masked but for the author and admins' }),
  mine: Type.Boolean({ description: 'Written by the one who asks' }),
  fileName: NullableText('Original name of the attachment'),
  fileSize: NullableInteger('Bytes'),
  thumbnailPath: NullableText('Address of the small image'),
  imageWidth: NullableInteger('Pixels of the original image'),
  imageHeight: NullableInteger('Pixels of the original image'),
  startDate: Moment('Readers see a visible item from this moment on'),
  createdAt: Moment('Written'),
  updatedAt: Moment('Last changed'),
};

export const NewsSummarySchema = Type.Object({
  ...shared,
  excerpt: Type.String({ description: 'Beginning of the content as plain text, 160 characters at most' }),
});
export type NewsSummary = Static<typeof NewsSummarySchema>;

export const NewsListSchema = Type.Object({
  data: Type.Array(NewsSummarySchema),
  total: Type.Integer({ description: 'Items in all pages' }),
  startDate: NullableText('The newest start date of all pages; null when there is nothing'),
  pageLenght: Type.Integer({ description: 'Number of pages' }),
});
export type NewsList = Static<typeof NewsListSchema>;

const NewsNeighbourSchema = Type.Object({ newsId: Type.Integer(), lang: LanguageSchema, title: Type.String() });
export type NewsNeighbour = Static<typeof NewsNeighbourSchema>;

export const NewsDetailSchema = Type.Object({
  ...shared,
  content: Type.String({ description: 'Markdown' }),
  originalPath: NullableText('Address of the image'),
  previous: Type.Union([NewsNeighbourSchema, Type.Null()], { description: 'The next older item of the same type' }),
  next: Type.Union([NewsNeighbourSchema, Type.Null()], { description: 'The next newer item of the same type' }),
});
export type NewsDetail = Static<typeof NewsDetailSchema>;
