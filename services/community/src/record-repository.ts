import { shownRecords } from '@portal/service-kit';
import type { Locale, LookupPart, PersonPart, RecordGroup } from '@portal/service-kit';
import type { Knex } from 'knex';
import { createBoardPostRepository } from './features/moderation/board-post-repository.ts';
import type { BoardPost } from './features/moderation/board-post-schemas.ts';
import { boards } from './features/boards/boards.ts';
import { keysOf } from './features/moderation/post-list-repository.ts';
import type { PostKey } from './features/boards/board.ts';

const listOf = (field: 'author' | 'search', text: string): string =>
  `/admin/community/posts?${field}=${encodeURIComponent(text)}`;

function toRecord(
  locale: Locale,
  { board, id, title, createdAt, removedAt }: BoardPost,
): RecordGroup['records'][number] {
  const removed = locale === 'ko' ? '휴지통' : 'In the trash';
  const name = boards.find((known) => known.name === board)?.postLabel[locale] ?? board;
  return {
    id: `${board}-${id}`,
    label: title,
    note: removedAt === null ? name : `${name} · ${removed}`,
    at: createdAt,
    path: `/admin/community/posts/${board}/${id}`,
  };
}

/** The newest posts of an author on all boards, what is in the trash included, and how many there are. */
async function postsBy(db: Knex, authorId: string): Promise<{ posts: BoardPost[]; total: number }> {
  const own = () => db('posts').where({ authorId });
  const keys = await own().orderBy('createdAt', 'desc').limit(shownRecords).select<PostKey[]>('board', 'id');
  const [counted] = await own().count<{ n: string }[]>({ n: '*' });
  return { posts: await createBoardPostRepository(db).read(keys), total: Number(counted?.n ?? 0) };
}

/** Posts of a person, for editors. */
export const communityPerson: readonly PersonPart[] = [
  {
    access: 'editor',
    async read(db, { locale, userId }) {
      if (userId === undefined) return [];
      const { posts, total } = await postsBy(db, userId);
      const [first] = posts;
      if (!first) return [];
      return [
        {
          id: 'posts',
          label: locale === 'ko' ? '게시글' : 'Posts',
          total,
          records: posts.map((post) => toRecord(locale, post)),
          path: listOf('author', first.email),
        },
      ];
    },
  },
];

/** News and posts by their titles, for editors. */
export const communityLookup: readonly LookupPart[] = [
  {
    access: 'editor',
    async read(db, { locale, words }) {
      const search = words.join(' ');
      const keys = await keysOf(db, { search }, { sort: undefined, limit: shownRecords, offset: 0 });
      const posts = await createBoardPostRepository(db).read(keys);
      return {
        id: 'posts',
        label: locale === 'ko' ? '게시글' : 'Posts',
        total: posts.length,
        records: posts.map((post) => toRecord(locale, post)),
        path: listOf('search', search),
      };
    },
  },
];
