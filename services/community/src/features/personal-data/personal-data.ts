import type { PersonalData } from '@portal/service-kit';
import { groups } from '../boards/boards.ts';
import { createPersonalDataRepository } from './personal-data-repository.ts';

const moment = (at: Date): string => at.toISOString();
const trashed = (removedAt: Date | null): object => (removedAt === null ? {} : { removedAt: moment(removedAt) });

/** What a member wrote on the boards, with all files. */
export const communityPersonalData: PersonalData = {
  async collect(db, { id }) {
    const own = createPersonalDataRepository(db, id);
    const [posts, news, corrections, answers, files] = await Promise.all([
      own.postsOf(groups.classroom),
      own.postsOf(groups.news),
      own.corrections(),
      own.answers(),
      own.files(),
    ]);
    return {
      records: {
        posts: posts.map((post) => ({
          classroomId: post.id,
          type: post.type,
          title: post.titleKo,
          content: post.contentKo,
          fileName: post.fileName,
          createdAt: moment(post.createdAt),
          updatedAt: moment(post.updatedAt),
          ...trashed(post.removedAt),
        })),
        news: news.map((item) => ({
          newsId: item.id,
          type: item.type,
          status: item.status,
          title: item.titleKo,
          titleEn: item.titleEn,
          content: item.contentKo,
          contentEn: item.contentEn,
          startDate: moment(item.startsAt),
          fileName: item.fileName,
          createdAt: moment(item.createdAt),
          updatedAt: moment(item.updatedAt),
          ...trashed(item.removedAt),
        })),
        corrections: corrections.map(({ id: newsId, titleKo, titleEn, contentKo, contentEn, fileName }) => ({
          newsId,
          title: titleKo,
          titleEn,
          content: contentKo,
          contentEn,
          fileName,
        })),
        answers: answers.map((answer) => ({
          answerId: answer.id,
          classroomId: answer.postId,
          content: answer.content,
          createdAt: moment(answer.createdAt),
          ...trashed(answer.removedAt ?? null),
        })),
      },
      files: files.map(({ id: fileId, name, file: { bytes } }) => ({ id: fileId, name, bytes })),
    };
  },

  file: async (db, { id }, fileId) =>
    (await createPersonalDataRepository(db, id).files()).find((own) => own.id === fileId)?.file,
};
