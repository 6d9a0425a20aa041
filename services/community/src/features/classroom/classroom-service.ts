import { problem } from '@portal/service-kit';
import { pageCount, pageOf, parseId } from '../../paging.ts';
import { emailFor, isAuthor } from '../../reader.ts';
import type { Reader } from '../../reader.ts';
import { seoulIso } from '../../seoul-time.ts';
import type { ClassroomRepository, PostFilter, StoredPost } from './classroom-repository.ts';
import type { ClassroomDetail, ClassroomDetailQuery, ClassroomList, ClassroomListQuery, ClassroomSummary } from './classroom-schemas.ts';

/** Notices above the list; older ones are found under their own type. */
const noticeLimit = 20;

type Needs = Pick<ClassroomRepository, 'list' | 'notices' | 'find' | 'neighbours'>;

export function createClassroomService({ list, notices, find, neighbours }: Needs) {
  return {
    /** One page of posts, newest first, with the notices above page 1 of all; an empty one past the end. */
    async view(query: ClassroomListQuery, reader: Reader): Promise<ClassroomList> {
      const { type = 'all', page: pageNumber = 1 } = query;
      const title = searchText(query.title);
      const filter: PostFilter = { type: type === 'all' ? 'but-notices' : type, title };
      const page = pageOf(query);
      const [{ posts, total }, above] = await Promise.all([
        list(filter, page),
        type === 'all' && pageNumber === 1 ? notices(title, noticeLimit) : [],
      ]);
      const shown = (post: StoredPost) => present(post, reader);
      return { data: posts.map(shown), total, pageLenght: pageCount(total, page), notices: above.map(shown) };
    },

    /** One post. Refuses with `classroom-not-found` alike for what is unknown or in the trash. */
    async detail(query: ClassroomDetailQuery, reader: Reader): Promise<ClassroomDetail> {
      const id = parseId(query.classroomId);
      const post = id === undefined ? undefined : await find(id);
      if (!post) throw problem.notFound('classroom-not-found');
      const around = await neighbours(post.classroomId, neighbourFilter(query, post));
      return { ...present(post, reader), content: post.content, ...around };
    },
  };
}

/** Under all the notices and the rows are two lists, so a post's neighbours come from its own. */
function neighbourFilter({ type = 'all', title }: ClassroomDetailQuery, post: StoredPost): PostFilter {
  const listed = post.type === 'notice' ? 'notice' : 'but-notices';
  return { type: type === 'all' ? listed : type, title: searchText(title) };
}

/**
 * What was typed, composed: some keyboards send Hangul in single letters (NFD), titles are stored in syllables.
 * Postgres has no U+0000 in texts and would refuse the query.
 */
function searchText(text: string | undefined): string | undefined {
  return text?.replaceAll('\u0000', '').normalize('NFC').trim() || undefined;
}

function present(post: StoredPost, reader: Reader): ClassroomSummary {
  return {
    classroomId: post.classroomId,
    type: post.type,
    title: post.title,
    email: emailFor(reader, post),
    mine: isAuthor(reader, post.authorId),
    fileName: post.fileName,
    fileSize: post.fileSize,
    views: post.views,
    createdAt: seoulIso(post.createdAt),
    updatedAt: seoulIso(post.updatedAt),
  };
}
