import { pageOf, pageQuery, Type } from '@portal/service-kit';
import type { Static } from '@portal/service-kit';

/** Of a card. */
const shape = 16 / 9;

/** Name → size: the whole picture in a page's column on a dense screen and on a phone, and cut for cards. */
export const pictureSizes = {
  large: { width: 1_600 },
  medium: { width: 800 },
  tile: { width: 960, shape },
  'small-tile': { width: 480, shape },
} as const;

export const pictureFormats = ['avif', 'webp'] as const;

const files = Object.keys(pictureSizes).flatMap((size) => pictureFormats.map((format) => `${size}.${format}`));

const longestAlt = 200;
const Alt = (description: string) =>
  Type.Unsafe<string | null>({ type: ['string', 'null'], minLength: 1, maxLength: longestAlt, description });
const Percent = (description: string) => Type.Integer({ minimum: 0, maximum: 100, description });

const shown = {
  pictureId: Type.String({
    format: 'uuid',
    description: 'Its files: /api/content/image/<pictureId>/<file>?v=<version>',
  }),
  version: Type.Integer(),
  width: Type.Integer({ description: 'Of its largest copy' }),
  height: Type.Integer(),
  altKo: Alt('Words for those who do not see it; null: it shows nothing that the text does not say'),
  altEn: Alt('The same in English'),
};

/** What everybody reads of the picture of something that may have none. */
export const ShownPictureOrNull = Type.Unsafe<Static<ReturnType<typeof Type.Object<typeof shown>>> | null>({
  ...Type.Object(shown),
  $id: 'ShownPicture',
  type: ['object', 'null'],
});

export const PictureSchema = Type.Object(
  {
    name: Type.String({ description: 'Name of the file' }),
    ...shown,
    focalX: Percent('What must stay in sight, from the left'),
    focalY: Percent('The same from the top'),
  },
  { $id: 'Picture' },
);
export type Picture = Static<typeof PictureSchema>;

const PictureId = Type.String({ minLength: 1, maxLength: 40 });
export const PictureParams = Type.Object({ pictureId: PictureId });
export const PictureFileParams = Type.Object({
  pictureId: PictureId,
  file: Type.Enum(files, { type: 'string' }),
});

export const PictureChangeSchema = Type.Object(
  {
    version: Type.Integer({ minimum: 1, description: 'What was read before; another one by now is 409 stale-edit' }),
    altKo: Alt('Null removes it'),
    altEn: Alt('Null removes it'),
    focalX: Percent('From the left'),
    focalY: Percent('From the top'),
  },
  { $id: 'PictureChange', additionalProperties: false },
);
export type PictureChange = Static<typeof PictureChangeSchema>;

const { pictureId: mediaId, ...words } = PictureSchema.properties;

/** A picture as the library of a section shows images. */
export const LibraryPicture = Type.Object(
  {
    mediaId,
    ...words,
    address: Type.String({ description: 'Of the largest copy; with width and height after ?' }),
    tileAddress: Type.String({ description: 'Of the copy that is cut around the focal point' }),
    uses: Type.Array(
      Type.Object({ title: Type.String(), path: Type.String({ description: 'Of the admin view of the entry' }) }),
      { description: 'Entries that show it' },
    ),
    createdAt: Type.String({ format: 'date-time', description: 'Added' }),
  },
  { $id: 'LibraryPicture' },
);
export type LibraryPicture = Static<typeof LibraryPicture>;

export const LibraryPage = pageOf(LibraryPicture);

const { page, pageSize } = pageQuery(['createdAt']);
export const LibraryQuery = Type.Object({
  search: Type.Optional(Type.String({ maxLength: 200, description: 'A part of the name or of the words for it' })),
  page,
  pageSize,
});
export type LibraryQuery = Static<typeof LibraryQuery>;
