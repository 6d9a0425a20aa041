import { SeenVersion, Type } from '@portal/service-kit';
import { IdText, IdValue, Ignored } from '../../fields.ts';
import { where } from './board-schemas.ts';
import { namesOf } from '../boards/board.ts';
import type { BoardGroup, Language } from '../boards/board.ts';
import { pageQuery } from '../boards/paging.ts';
import { scopeStatuses } from '../boards/post-scope.ts';

const language = Type.Optional(
  Type.Enum(['ko', 'en'], {
    type: 'string',
    default: 'ko',
    description: 'The language asked for; Korean where an item has no English text',
  }),
);

/** What a list or a detail is asked for. */
export interface BoardQuery {
  page?: number;
  itemsPerPage?: number;
  status?: (typeof scopeStatuses)[number];
  type?: string;
  title?: string;
  lang?: Language;
}

/** The number of a post as a call has it, under the name of its group. */
export type PostId = Record<string, string | number>;

/** Values of `type` in a list, the first one when it is left out: kinds, or boards. */
export const listedTypes = (group: BoardGroup): [string, ...string[]] =>
  group.kinds ? ['all', ...Object.keys(group.kinds)] : [group.boards[0].name, ...namesOf(group).slice(1), 'all'];

function querySchemas(group: BoardGroup) {
  const { idName, isBilingual, isReviewed, kinds } = group;
  const status = Type.Optional(
    Type.Enum([...scopeStatuses], {
      type: 'string',
      description:
        'Chooses for admins only. With visible everybody gets what the public sees; without it members also get what they wrote themselves',
    }),
  );
  const types = listedTypes(group);
  const type = Type.Optional(Type.Enum(types, { type: 'string', default: types[0] }));
  const languages = isBilingual ? 'the Korean or the English title' : 'the title';
  const title = Type.Optional(
    Type.String({ maxLength: 200, description: `A part of ${languages}; % and _ are plain letters` }),
  );
  const filters = { title, ...where(isBilingual, { lang: language }) };
  return {
    ListQuery: Type.Unsafe<BoardQuery>(
      Type.Object({ ...pageQuery, ...where(isReviewed, { status }), type, ...filters }),
    ),
    DetailQuery: Type.Unsafe<BoardQuery & PostId>(
      Type.Object(
        { [idName]: IdText, ...where(kinds !== undefined, { type }), ...filters },
        {
          description: kinds
            ? 'type and title are the filter within which previous and next are looked for'
            : 'title is the search within which previous and next are looked for',
        },
      ),
    ),
    FeedQuery: Type.Unsafe<BoardQuery>(
      Type.Object({
        lang: language,
        type: Type.Optional(Type.Enum(namesOf(group), { type: 'string', default: group.boards[0].name })),
      }),
    ),
  };
}

/** Bodies and queries that name one post. */
function idSchemas({ idName, name, imageWidths, isRemovedByQuery }: BoardGroup) {
  const IdQuery = Type.Unsafe<PostId>(Type.Object({ [idName]: IdText }));
  const SeenBody = Type.Unsafe<PostId>(
    Type.Object(
      { [idName]: IdValue },
      // The classroom's never had a name
      { ...(isRemovedByQuery ? {} : { $id: `${name}SeenBody` }), additionalProperties: false },
    ),
  );
  const RemoveQuery = Type.Unsafe<PostId>(
    Type.Object(
      {
        [idName]: IdText,
        email: Type.Optional(Type.String({ description: 'Ignored: the session says who asks' })),
        filePath: Type.Optional(Type.String({ description: 'Ignored: the stored row knows its file' })),
        version: SeenVersion,
      },
      { additionalProperties: false },
    ),
  );
  const RemoveBody = Type.Unsafe<PostId>(
    Type.Object(
      {
        [idName]: IdValue,
        ...where(imageWidths !== undefined, { originalPath: Ignored, thumbnailPath: Ignored }),
        version: SeenVersion,
      },
      { $id: `${name}${isRemovedByQuery ? 'Restore' : 'Remove'}Body`, additionalProperties: false },
    ),
  );
  const ImageParams = Type.Unsafe<PostId & { name: string }>(
    Type.Object({ [idName]: IdText, name: Type.String({ maxLength: 100 }) }),
  );
  return { IdQuery, SeenBody, RemoveQuery, RemoveBody, ImageParams };
}

/** What the calls of a group take. */
export const boardQuerySchemas = (group: BoardGroup) => ({ ...querySchemas(group), ...idSchemas(group) });
