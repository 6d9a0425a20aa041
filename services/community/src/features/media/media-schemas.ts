import { pageOf, pageQuery, Type } from '@portal/service-kit';
import type { Static } from '@portal/service-kit';
import { longest } from '../../form-fields.ts';
import { Moment, NullableText } from '../../schema-fields.ts';
import { BoardSchema } from '../moderation/board-post-schemas.ts';

const Percent = (description: string) => Type.Integer({ minimum: 0, maximum: 100, description });
const alt = (description: string) =>
  Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength: longest.imageAlt, description });

const MediaUseSchema = Type.Object(
  { board: BoardSchema, id: Type.Integer(), title: Type.String() },
  { $id: 'MediaUse' },
);

export const MediaSchema = Type.Object(
  {
    mediaId: Type.String({ format: 'uuid' }),
    name: Type.String({ description: 'Name of the file' }),
    address: Type.String({ description: 'Of the image, as a text names it; with width and height after ?' }),
    tileAddress: Type.String({ description: 'The same cut to 4:3 around the focal point' }),
    width: Type.Integer(),
    height: Type.Integer(),
    altKo: NullableText('Words for those who do not see it'),
    altEn: NullableText(''),
    focalX: Percent('What must stay in sight, from the left'),
    focalY: Percent('The same from the top'),
    uses: Type.Array(MediaUseSchema, { description: 'Texts that show it' }),
    email: Type.String({ description: 'Who added it; empty when that person has left' }),
    version: Type.Integer(),
    createdAt: Moment('Added'),
  },
  { $id: 'Media' },
);
export type Media = Static<typeof MediaSchema>;

const paging = pageQuery(['createdAt']);
export const MediaQuery = Type.Object({
  search: Type.Optional(Type.String({ maxLength: 200, description: 'A part of the name or of the words for it' })),
  page: paging.page,
  pageSize: paging.pageSize,
});
export type MediaQuery = Static<typeof MediaQuery>;
export const MediaPage = pageOf(MediaSchema);

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
