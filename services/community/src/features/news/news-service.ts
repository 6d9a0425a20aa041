import { problem, seoulIso } from '@portal/service-kit';
import { pageCount, pageOf, parseId } from '../../paging.ts';
import { authorFor } from '../../reader.ts';
import type { Reader } from '../../reader.ts';
import { mayEdit, mayRemove } from '../../rights.ts';
import { searchText } from '../../title-search.ts';
import { kindOfType } from '../attachments/file-kinds.ts';
import { excerptOf } from './news-excerpt.ts';
import { imageAddress } from './news-images.ts';
import type { NewsRepository } from './news-repository.ts';
import type { StoredNews } from './news-rows.ts';
import type { Language, NewsDetail, NewsDetailQuery, NewsList, NewsListQuery, NewsTexts } from './news-schemas.ts';
import { newsScope } from './news-scope.ts';

type Needs = Pick<NewsRepository, 'list' | 'find' | 'neighbours'>;

export function createNewsService({ list, find, neighbours }: Needs) {
  return {
    /** One page of the items that this reader may see, newest first; an empty one past the end. */
    async view(query: NewsListQuery, reader: Reader): Promise<NewsList> {
      const { type = 'news', lang = 'ko', status } = query;
      const filter = {
        scope: newsScope(reader, status),
        type: type === 'all' ? undefined : type,
        title: searchText(query.title),
      };
      const page = pageOf(query);
      const { items, total, isCapped, newestStart } = await list(filter, page);
      return {
        data: items.map((item) => {
          const { content, ...texts } = inLanguage(item, lang);
          return { ...present(item, reader, lang), ...texts, excerpt: excerptOf(content) };
        }),
        total,
        totalIsCapped: isCapped,
        startDate: newestStart && seoulIso(newestStart),
        pageLenght: pageCount(total, page),
      };
    },

    /** One item. Refuses with `news-not-found` alike for what is unknown, hidden, scheduled or in the trash. */
    async detail({ newsId, title, lang = 'ko' }: NewsDetailQuery, reader: Reader): Promise<NewsDetail> {
      const scope = newsScope(reader, undefined);
      const id = parseId(newsId);
      const item = id === undefined ? undefined : await find(id, { scope });
      if (!item) throw problem.notFound('news-not-found');
      const { previous, next } = await neighbours(item.newsId, { scope, type: item.type, title: searchText(title) });
      const isEditor = mayEdit(reader, item);
      return {
        ...present(item, reader, lang),
        ...inLanguage(item, lang),
        version: item.version,
        mayEdit: isEditor,
        mayRemove: mayRemove(reader, item),
        fileKind: kindOfType(item.fileType, item.fileName),
        originalPath: imageAddress(item.newsId, item.originalPath),
        texts: isEditor ? textsOf(item) : null,
        previous: previous && { newsId: previous.newsId, ...inLanguage(previous, lang) },
        next: next && { newsId: next.newsId, ...inLanguage(next, lang) },
      };
    },
  };
}

/** Both languages of an item. */
export function textsOf({ ko, en, imageAlt }: StoredNews): NewsTexts {
  return {
    title: ko.title,
    content: ko.content,
    titleEn: en?.title ?? null,
    contentEn: en?.content ?? null,
    imageAlt: imageAlt.ko,
    imageAltEn: imageAlt.en,
  };
}

/** The texts of an item in the language asked for where it has them, Korean otherwise. */
export function inLanguage<Texts>(
  { ko, en }: { ko: Texts; en: Texts | null },
  wanted: Language,
): Texts & { lang: Language } {
  return wanted === 'en' && en ? { ...en, lang: 'en' } : { ...ko, lang: 'ko' };
}

function present(item: StoredNews, reader: Reader, lang: Language) {
  return {
    newsId: item.newsId,
    type: item.type,
    status: item.status,
    state: item.state,
    ...authorFor(reader, item),
    fileName: item.fileName,
    fileSize: item.fileSize,
    thumbnailPath: imageAddress(item.newsId, item.thumbnailPath),
    thumbnailWidth: item.thumbnailWidth,
    thumbnailHeight: item.thumbnailHeight,
    imageWidth: item.imageWidth,
    imageHeight: item.imageHeight,
    imageAlt: (lang === 'en' ? item.imageAlt.en : null) ?? item.imageAlt.ko,
    views: item.views,
    startDate: seoulIso(item.startsAt),
    createdAt: seoulIso(item.createdAt),
    updatedAt: seoulIso(item.updatedAt),
  };
}
