import { shownRecords } from '@portal/service-kit';
import type { Locale, LookupPart, PersonPart, RecordGroup } from '@portal/service-kit';
import type { Knex } from 'knex';
import { createBoardPostRepository } from './features/moderation/board-post-repository.ts';
import type { BoardPost } from './features/moderation/board-post-schemas.ts';
import { placesOf } from './features/moderation/place-repository.ts';

const boardNames = {
  ko: { classroom: '강의실', news: '소식', announcement: '공지' },
  en: { classroom: 'Classroom', news: 'News', announcement: 'Announcement' },
};
const listOf = (field: 'author' | 'search', text: string): string =>
  `/admin/community/posts?${field}=${encodeURIComponent(text)}`;

function toRecord(
  locale: Locale,
  { board, id, title, createdAt, removedAt }: BoardPost,
): RecordGroup['records'][number] {
  const removed = locale === 'ko' ? '휴지통' : 'In the trash';
  return {
    id: `${board}-${id}`,
    label: title,
    note: removedAt === null ? boardNames[locale][board] : `${boardNames[locale][board]} · ${removed}`,
    at: createdAt,
    path: `/admin/community/posts/${board}/${id}`,
  };
}

/** The newest posts of an author on all boards, what is in the trash included, and how many there are. */
async function postsBy(db: Knex, authorId: string): Promise<{ posts: BoardPost[]; total: number }> {
  const own = (source: string) =>
    db(source)
      .where({ authorId })
      .select(db.raw(`'${source}' as source`), 'id', 'createdAt');
  const all = db.from(db.unionAll([own('classroom_posts'), own('news_items')], true).as('posts'));
  const places = await all
    .clone()
    .orderBy('createdAt', 'desc')
    .limit(shownRecords)
    .select<{ source: 'classroom_posts' | 'news_items'; id: number }[]>('source', 'id');
  const [counted] = await all.clone().count<{ n: string }[]>({ n: '*' });
  return { posts: await createBoardPostRepository(db).read(places), total: Number(counted?.n ?? 0) };
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
      const places = await placesOf(db, { search }, { sort: undefined, limit: shownRecords, offset: 0 });
      const posts = await createBoardPostRepository(db).read(places);
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
