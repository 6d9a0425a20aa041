import { problem } from '@portal/service-kit';
import { pageCount, pageOf, parseId } from '../../paging.ts';
import { emailFor, isAuthor } from '../../reader.ts';
import type { Reader } from '../../reader.ts';
import { seoulIso } from '../../seoul-time.ts';
import { excerptOf } from './news-excerpt.ts';
import type { NewsRepository } from './news-repository.ts';
import type { StoredNews } from './news-rows.ts';
import type { Language, NewsDetail, NewsList, NewsListQuery } from './news-schemas.ts';
import { newsScope } from './news-scope.ts';

type Needs = Pick<NewsRepository, 'list' | 'find' | 'neighbours'>;

export function createNewsService({ list, find, neighbours }: Needs) {
  return {
    /** One page of the items that this reader may see, newest first; an empty one past the end. */
    async view(query: NewsListQuery, reader: Reader): Promise<NewsList> {
      const { type = 'news', lang = 'ko', status } = query;
      const filter = { scope: newsScope(reader, status), type: type === 'all' ? undefined : type };
      const page = pageOf(query);
      const { items, total, newestStart } = await list(filter, page);
      return {
        data: items.map((item) => {
          const { content, ...texts } = inLanguage(item, lang);
          return { ...present(item, reader), ...texts, excerpt: excerptOf(content) };
        }),
        total,
        startDate: newestStart && seoulIso(newestStart),
        pageLenght: pageCount(total, page),
      };
    },

    /** One item. Refuses with `news-not-found` alike for what is unknown, hidden, scheduled or in the trash. */
    async detail(newsId: string, lang: Language, reader: Reader): Promise<NewsDetail> {
      const scope = newsScope(reader, undefined);
      const id = parseId(newsId);
      const item = id === undefined ? undefined : await find(id, { scope });
      if (!item) throw problem.notFound('news-not-found');
      const { previous, next } = await neighbours(item.newsId, { scope, type: item.type });
      return {
        ...present(item, reader),
        ...inLanguage(item, lang),
        originalPath: item.originalPath,
        previous: previous && { newsId: previous.newsId, ...inLanguage(previous, lang) },
        next: next && { newsId: next.newsId, ...inLanguage(next, lang) },
      };
    },
  };
}

function inLanguage<Texts>({ ko, en }: { ko: Texts; en: Texts | null }, wanted: Language): Texts & { lang: Language } {
  return wanted === 'en' && en ? { ...en, lang: 'en' } : { ...ko, lang: 'ko' };
}

function present(item: StoredNews, reader: Reader) {
  return {
    newsId: item.newsId,
    type: item.type,
    status: item.status,
    email: emailFor(reader, item),
    mine: isAuthor(reader, item.authorId),
    fileName: item.fileName,
    fileSize: item.fileSize,
    thumbnailPath: item.thumbnailPath,
    imageWidth: item.imageWidth,
    imageHeight: item.imageHeight,
    startDate: seoulIso(item.startsAt),
    createdAt: seoulIso(item.createdAt),
    updatedAt: seoulIso(item.updatedAt),
  };
}
