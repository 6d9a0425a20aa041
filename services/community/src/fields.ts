import { Type } from '@portal/service-kit';

/** Largest numbers of characters; the pages say the same. */
export const longest = { title: 200, post: 20_000, news: 50_000, answer: 5_000, imageAlt: 200, fileName: 255 };

export const NullableText = (description: string) =>
  Type.Unsafe<string | null>({ type: ['string', 'null'], description });
export const NullableInteger = (description: string) =>
  Type.Unsafe<number | null>({ type: ['integer', 'null'], description });
export const Moment = (description: string) => Type.String({ format: 'date-time', description });

/** An id as it appears in a query. `parseId` checks it, so that an id that no row can have is a 404. */
export const IdText = Type.String({ maxLength: 40 });
/** An id in a JSON body; some clients send it as a text. */
export const IdValue = Type.Union([Type.Integer(), Type.String({ maxLength: 40 })]);

/** Sent by clients of old, and never trusted: the stored row decides. */
export const Ignored = Type.Optional(Type.Unsafe<unknown>({ description: 'Ignored' }));

/** Number of rows that a removal took. */
export const Removed = Type.Integer({ description: '1, or 0 when there was none' });

/** Number of rows that came back out of the trash. */
export const Restored = Type.Integer({ description: '1, or 0 when there was none to restore' });

export const authorFields = {
  email: Type.String({
    description: 'The author; masked but for the author and admins, empty when the author has left',
  }),
  formerMember: Type.Boolean({ description: 'The author has left' }),
  mine: Type.Boolean({ description: 'Written by the one who asks' }),
};

export const fileFields = {
  fileName: NullableText('Original name of the attachment'),
  fileSize: NullableInteger('Bytes'),
};

export const FileKind = Type.Unsafe<'image' | 'document' | null>({
  type: ['string', 'null'],
  enum: [null, 'image', 'document'],
  description: 'Images are shown in place, everything else is saved; null without an attachment',
});

export const rightsFields = {
  version: Type.Integer({ description: 'To be sent with an edit: a stale one is refused' }),
  mayEdit: Type.Boolean(),
  mayRemove: Type.Boolean(),
};
