import { Type } from '@portal/runtime/typebox';
import type { Static, TProperties } from 'typebox';
import { pageOf, pageQuery } from '../lists/page-query.ts';

/** Characters of what is said of an image. */
export const longestAlt = 200;

const Percent = (description: string) => Type.Integer({ minimum: 0, maximum: 100, description });
const alt = (description: string) =>
  Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength: longestAlt, description });

const words = (description: string) => Type.Unsafe<string | null>({ type: ['string', 'null'], description });

/** The schemas of a library; `use` is what its service says of a text that shows an image, beside title and path. */
export function mediaSchemas(use: TProperties) {
  const MediaUseSchema = Type.Object(
    { ...use, title: Type.String(), path: Type.String({ description: 'Of the admin view of the text' }) },
    { $id: 'MediaUse' },
  );
  const MediaSchema = Type.Object(
    {
      mediaId: Type.String({ format: 'uuid' }),
      name: Type.String({ description: 'Name of the file' }),
      address: Type.String({ description: 'Of the image, as a text names it; with width and height after ?' }),
      tileAddress: Type.String({ description: 'The same cut to 4:3 around the focal point' }),
      width: Type.Integer(),
      height: Type.Integer(),
      altKo: words('Words for those who do not see it'),
      altEn: words(''),
      focalX: Percent('What must stay in sight, from the left'),
      focalY: Percent('The same from the top'),
      uses: Type.Array(MediaUseSchema, { description: 'Texts that show it' }),
      email: Type.String({ description: 'Who added it; empty when that person has left, or it is not kept' }),
      version: Type.Integer(),
      createdAt: Type.String({ format: 'date-time', description: 'Added' }),
    },
    { $id: 'Media' },
  );
  return { MediaSchema, MediaPage: pageOf(MediaSchema) };
}

/** A text that shows an image. */
export type MediaUse = Record<string, unknown> & { title: string; path: string };
export type Media = Static<ReturnType<typeof mediaSchemas>['MediaSchema']>;

const paging = pageQuery(['createdAt']);
export const MediaQuery = Type.Object({
  search: Type.Optional(Type.String({ maxLength: 200, description: 'A part of the name or of the words for it' })),
  page: paging.page,
  pageSize: paging.pageSize,
});
export type MediaQuery = Static<typeof MediaQuery>;

const MediaId = Type.String({ format: 'uuid' });
export const MediaParams = Type.Object({ mediaId: MediaId });
export const MediaFileParams = Type.Object({
  mediaId: MediaId,
  size: Type.Enum(['large.webp', 'tile.webp'], { type: 'string' }),
});

export const MediaChange = Type.Object(
  {
    version: Type.Integer({ minimum: 1, description: 'What was read before; another one by now is 409 stale-edit' }),
    altKo: alt('Null removes it'),
    altEn: alt('Null removes it'),
    focalX: Percent('From the left'),
    focalY: Percent('From the top'),
  },
  { $id: 'MediaChange', additionalProperties: false },
);
export type MediaChange = Static<typeof MediaChange>;
