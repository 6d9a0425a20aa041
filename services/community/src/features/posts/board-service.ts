import { kindOfType, problem, searchText, seoulIso } from '@portal/service-kit';
import type { Knex } from 'knex';
import { createAnswerRepository } from '../answers/answer-repository.ts';
import { presentAnswer } from '../answers/answer-service.ts';
import { createBoardRepository } from './board-repository.ts';
import type { Neighbour } from './board-repository.ts';
import { listedTypes } from './board-query-schemas.ts';
import type { BoardQuery } from './board-query-schemas.ts';
import { kindsWith, namesOf } from '../boards/board.ts';
import type { BoardGroup, Language } from '../boards/board.ts';
import { excerptOf } from '../boards/excerpt.ts';
import { pageCount, pageOf, parseId } from '../boards/paging.ts';
import { imageAddress } from '../boards/post-images.ts';
import { inLanguage, postState } from '../boards/post-rows-repository.ts';
import type { StoredPost } from '../boards/post-rows-repository.ts';
import { postScope } from '../boards/post-scope.ts';
import type { PostFilter } from '../boards/post-scope.ts';
import { authorFor } from '../boards/reader.ts';
import type { Reader } from '../boards/reader.ts';
import { mayAnswer, mayEdit, mayRemove, maySeeCorrection } from '../boards/rights.ts';

/** Pinned posts above the list; older ones are found under their own type. */
const mostPinned = 20;

/** Reads of one group of boards, over a connection or a transaction. What responses have depends on what the group has. */
export function createBoardService(db: Knex, group: BoardGroup) {
  const { list, find, corrected, neighbours } = createBoardRepository(db, group);
  const { idName, isBilingual, isReviewed, imageWidths, kinds } = group;
  const [pinned] = kindsWith(group, 'isPinned');
  const questions = kindsWith(group, 'isQuestion');
  const notFound = () => problem.notFound(`${group.base}-not-found`);

  /** Which rows `type` of a query means. Under `all` pinned posts and the others are two lists. */
  function chosen(type: string): Pick<PostFilter, 'boards' | 'type' | 'butType'> {
    const boards = namesOf(group);
    if (type === 'all') return { boards, butType: pinned };
    return kinds ? { boards, type } : { boards: [type] };
  }

  // By assignment, not by spread syntax, with which V8 copies a wide object property by property
  function present(post: StoredPost, reader: Reader, wanted: Language): Record<string, unknown> {
    const { lang, title } = inLanguage(post, wanted);
    const { email, formerMember, mine } = authorFor(reader, post);
    const shown: Record<string, unknown> = {
      [idName]: post.id,
      type: post.type,
      title,
      email,
      formerMember,
      mine,
      fileName: post.fileName,
      fileSize: post.fileSize,
      views: post.views,
      createdAt: seoulIso(post.createdAt),
      updatedAt: seoulIso(post.updatedAt),
    };
    if (isBilingual) shown['lang'] = lang;
    if (isReviewed)
      Object.assign(shown, {
        status: post.status,
        state: postState(post),
        correction: maySeeCorrection(reader, post) ? post.correction : null,
        startDate: seoulIso(post.startsAt),
      });
    if (imageWidths)
      Object.assign(shown, {
        thumbnailPath: imageAddress(group, post.id, post.thumbnailPath),
        thumbnailWidth: post.thumbnailWidth,
        thumbnailHeight: post.thumbnailHeight,
        imageWidth: post.imageWidth,
        imageHeight: post.imageHeight,
        imageAlt: (wanted === 'en' ? post.imageAltEn : null) ?? post.imageAltKo,
      });
    if (questions.length > 0) {
      const isQuestion = questions.includes(post.type);
      shown['state'] = isQuestion ? (post.isAnswered ? 'answered' : 'waiting') : null;
      shown['answers'] = isQuestion ? post.answers : 0;
    }
    return shown;
  }

  const inList = (post: StoredPost, reader: Reader, lang: Language) => {
    const shown = present(post, reader, lang);
    if (isBilingual) shown['excerpt'] = excerptOf(inLanguage(post, lang).content);
    return shown;
  };

  function beside(neighbour: Neighbour | null, wanted: Language): object | null {
    if (!neighbour) return null;
    const { lang, title } = inLanguage(neighbour, wanted);
    return { [idName]: neighbour.id, ...(isBilingual ? { lang } : {}), title };
  }

  return {
    /** One page of the posts that this reader may see, newest first; an empty one past the end. */
    async view(query: BoardQuery, reader: Reader): Promise<object> {
      const { type = listedTypes(group)[0], lang = 'ko', status, page: number = 1 } = query;
      const title = searchText(query.title);
      const filter = { ...chosen(type), scope: postScope(group, reader, status), title };
      const page = pageOf(query);
      const hasPinned = pinned !== undefined && type === 'all' && number === 1;
      const [{ posts, total, isCapped, newestStart }, above] = await Promise.all([
        list(filter, page),
        hasPinned
          ? list({ ...filter, type: pinned, butType: undefined }, { offset: 0, limit: mostPinned })
          : { posts: [] },
      ]);
      return {
        data: posts.map((post) => inList(post, reader, lang)),
        total,
        totalIsCapped: isCapped,
        ...(isReviewed ? { startDate: newestStart && seoulIso(newestStart) } : {}),
        pageLenght: pageCount(total, page),
        ...(pinned === undefined ? {} : { notices: above.posts.map((post) => inList(post, reader, lang)) }),
      };
    },

    /**
     * One post, for who may see a correction of it as that has it. 404 `<base>-not-found` alike for what is unknown, hidden,
     * scheduled or in the trash.
     */
    async detail(
      given: string | number | undefined,
      { type = 'all', title, lang = 'ko' }: BoardQuery,
      reader: Reader,
    ): Promise<object> {
      const scope = postScope(group, reader, undefined);
      const id = parseId(String(given));
      const stored = id === undefined ? undefined : await find(id, scope);
      if (!stored) throw notFound();
      const isCorrection = Boolean(stored.correction) && maySeeCorrection(reader, stored);
      const post = isCorrection ? await corrected(stored) : stored;
      const listed = kinds ? (type === 'all' && post.type === pinned ? pinned : type) : post.board;
      // In turn: what was just written is read in its transaction, which has one connection
      const around = await neighbours(post, { ...chosen(listed), scope, title: searchText(title) });
      const replies = questions.includes(post.type) ? await createAnswerRepository(db).ofPost(post.id) : [];
      const isEditor = mayEdit(reader, post);
      return {
        ...present(post, reader, lang),
        ...(isCorrection && post.correction ? { state: post.correction } : {}),
        content: inLanguage(post, lang).content,
        version: post.version,
        mayEdit: isEditor,
        mayRemove: mayRemove(reader, post),
        ...(isReviewed ? { returnReason: post.returnReason ?? null } : {}),
        fileKind: kindOfType(post.fileType, post.fileName),
        ...(imageWidths
          ? { originalPath: imageAddress(group, post.id, post.originalPath) }
          : { imageWidth: post.imageWidth, imageHeight: post.imageHeight }),
        ...(isBilingual
          ? { texts: isEditor ? textsOf(post) : null, isTranslated: inLanguage(post, 'en').lang === 'en' }
          : {}),
        ...(questions.length > 0
          ? { mayAnswer: mayAnswer(reader, post), replies: replies.map((answer) => presentAnswer(answer, reader)) }
          : {}),
        previous: beside(around.previous, lang),
        next: beside(around.next, lang),
      };
    },
  };
}

/** Both languages of a post, the English texts only where it has both of them. */
function textsOf(post: StoredPost): object {
  const isTranslated = inLanguage(post, 'en').lang === 'en';
  return {
    title: post.titleKo,
    content: post.contentKo,
    titleEn: isTranslated ? post.titleEn : null,
    contentEn: isTranslated ? post.contentEn : null,
    imageAlt: post.imageAltKo,
    imageAltEn: post.imageAltEn,
  };
}
