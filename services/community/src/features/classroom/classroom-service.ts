import { kindOfType, problem, searchText, seoulIso } from '@portal/service-kit';
import type { Knex } from 'knex';
import { presentAnswer } from '../answers/answer-service.ts';
import { createAnswerRepository } from '../answers/answer-repository.ts';
import type { AnswerRepository } from '../answers/answer-repository.ts';
import { pageCount, pageOf, parseId } from '../../paging.ts';
import { authorFor } from '../../reader.ts';
import type { Reader } from '../../reader.ts';
import { mayAnswer, mayEdit, mayRemove } from '../../rights.ts';
import { createClassroomRepository } from './classroom-repository.ts';
import type { ClassroomRepository, PostFilter } from './classroom-repository.ts';
import type { StoredPost } from './classroom-rows.ts';
import type {
  ClassroomDetail,
  ClassroomDetailQuery,
  ClassroomList,
  ClassroomListQuery,
  ClassroomSummary,
} from './classroom-schemas.ts';

/** Notices above the list; older ones are found under their own type. */
const noticeLimit = 20;

/** The service over a connection, or over a transaction. */
export const classroomOn = (db: Knex) =>
  createClassroomService({ ...createClassroomRepository(db), ofPost: createAnswerRepository(db).ofPost });

type Needs = Pick<ClassroomRepository, 'list' | 'notices' | 'find' | 'neighbours'> & Pick<AnswerRepository, 'ofPost'>;

function createClassroomService({ list, notices, find, neighbours, ofPost }: Needs) {
  return {
    /** One page of posts, newest first, with the notices above page 1 of all; an empty one past the end. */
    async view(query: ClassroomListQuery, reader: Reader): Promise<ClassroomList> {
      const { type = 'all', page: pageNumber = 1 } = query;
      const title = searchText(query.title);
      const filter: PostFilter = { type: type === 'all' ? 'but-notices' : type, title };
      const page = pageOf(query);
      const [{ posts, total, isCapped }, above] = await Promise.all([
        list(filter, page),
        type === 'all' && pageNumber === 1 ? notices(title, noticeLimit) : [],
      ]);
      const shown = (post: StoredPost) => present(post, reader);
      return {
        data: posts.map(shown),
        total,
        totalIsCapped: isCapped,
        pageLenght: pageCount(total, page),
        notices: above.map(shown),
      };
    },

    /** One post. Refuses with `classroom-not-found` alike for what is unknown or in the trash. */
    async detail(query: ClassroomDetailQuery, reader: Reader): Promise<ClassroomDetail> {
      const id = parseId(query.classroomId);
      const post = id === undefined ? undefined : await find(id);
      if (!post) throw problem.notFound('classroom-not-found');
      // In turn: what was just written is read in its transaction, which has one connection
      const around = await neighbours(post.classroomId, neighbourFilter(query, post));
      const replies = post.type === 'question' ? await ofPost(post.classroomId) : [];
      return {
        ...present(post, reader),
        content: post.content,
        fileKind: kindOfType(post.fileType, post.fileName),
        imageWidth: post.imageWidth,
        imageHeight: post.imageHeight,
        version: post.version,
        mayEdit: mayEdit(reader, post),
        mayRemove: mayRemove(reader, post),
        mayAnswer: mayAnswer(reader, post),
        replies: replies.map((answer) => presentAnswer(answer, reader)),
        ...around,
      };
    },
  };
}

export type ClassroomService = ReturnType<typeof createClassroomService>;

/** Under all the notices and the rows are two lists, so a post's neighbours come from its own. */
function neighbourFilter({ type = 'all', title }: ClassroomDetailQuery, post: StoredPost): PostFilter {
  const listed = post.type === 'notice' ? 'notice' : 'but-notices';
  return { type: type === 'all' ? listed : type, title: searchText(title) };
}

function present(post: StoredPost, reader: Reader): ClassroomSummary {
  const { email, formerMember, mine } = authorFor(reader, post);
  return {
    classroomId: post.classroomId,
    type: post.type,
    title: post.title,
    email,
    formerMember,
    mine,
    fileName: post.fileName,
    fileSize: post.fileSize,
    state: post.type === 'question' ? (post.isAnswered ? 'answered' : 'waiting') : null,
    answers: post.type === 'question' ? post.answers : 0,
    views: post.views,
    createdAt: seoulIso(post.createdAt),
    updatedAt: seoulIso(post.updatedAt),
  };
}
