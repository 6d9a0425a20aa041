import { kindOfType, problem, searchText, seoulIso } from '@portal/service-kit';
import { pageCount, pageOf, parseId } from '../../paging.ts';
import { authorFor } from '../../reader.ts';
import type { Reader } from '../../reader.ts';
import { mayEdit, mayRemove, maySeeCorrection } from '../../rights.ts';
import { excerptOf } from './news-excerpt.ts';
import { imageAddress } from './news-images.ts';
import type { NewsRepository } from './news-repository.ts';
import { inLanguage, newsState } from './news-rows.ts';
import type { StoredNeighbour, StoredNews } from './news-rows.ts';
import type {
  Language,
  NewsDetail,
  NewsDetailQuery,
  NewsList,
  NewsListQuery,
  NewsNeighbour,
  NewsTexts,
} from './news-schemas.ts';
import { newsScope } from './news-scope.ts';

type Needs = Pick<NewsRepository, 'list' | 'find' | 'corrected' | 'neighbours'>;

export function createNewsService({ list, find, corrected, neighbours }: Needs) {
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
        // Not by spread syntax, with which V8 copies a wide object property by property
        data: items.map((item) =>
          Object.assign(present(item, reader, lang), { excerpt: excerptOf(inLanguage(item, lang).content) }),
        ),
        total,
        totalIsCapped: isCapped,
        startDate: newestStart && seoulIso(newestStart),
        pageLenght: pageCount(total, page),
      };
    },

    /** One item, for who may see a correction of it as that has it. Refuses with `news-not-found` alike for what is unknown, hidden, scheduled or in the trash. */
    async detail({ newsId, title, lang = 'ko' }: NewsDetailQuery, reader: Reader): Promise<NewsDetail> {
      const scope = newsScope(reader, undefined);
      const id = parseId(newsId);
      const stored = id === undefined ? undefined : await find(id, { scope });
      if (!stored) throw problem.notFound('news-not-found');
      const isCorrection = stored.correction !== null && maySeeCorrection(reader, stored);
      const item = isCorrection ? await corrected(stored) : stored;
      const { previous, next } = await neighbours(item.newsId, { scope, type: item.type, title: searchText(title) });
      const isEditor = mayEdit(reader, item);
      return {
        ...present(item, reader, lang),
        ...(isCorrection && item.correction ? { state: item.correction } : {}),
        content: inLanguage(item, lang).content,
        version: item.version,
        mayEdit: isEditor,
        mayRemove: mayRemove(reader, item),
        returnReason: item.returnReason ?? null,
        fileKind: kindOfType(item.fileType, item.fileName),
        originalPath: imageAddress(item.newsId, item.originalPath),
        texts: isEditor ? textsOf(item) : null,
        isTranslated: inLanguage(item, 'en').lang === 'en',
        previous: previous && neighbourIn(previous, lang),
        next: next && neighbourIn(next, lang),
      };
    },
  };
}

/** Both languages of an item, the English texts only where it has both of them. */
function textsOf({ titleKo, titleEn, contentKo, contentEn, imageAltKo, imageAltEn }: StoredNews): NewsTexts {
  const isTranslated = titleEn !== null && contentEn !== null;
  return {
    title: titleKo,
    content: contentKo,
    titleEn: isTranslated ? titleEn : null,
    contentEn: isTranslated ? contentEn : null,
    imageAlt: imageAltKo,
    imageAltEn,
  };
}

function neighbourIn({ newsId, ko, en }: StoredNeighbour, wanted: Language): NewsNeighbour {
  return wanted === 'en' && en ? { newsId, lang: 'en', title: en.title } : { newsId, lang: 'ko', title: ko.title };
}

function present(item: StoredNews, reader: Reader, wanted: Language) {
  const { lang, title } = inLanguage(item, wanted);
  const { email, formerMember, mine } = authorFor(reader, item);
  return {
    newsId: item.newsId,
    lang,
    type: item.type,
    status: item.status,
    state: newsState(item),
    correction: maySeeCorrection(reader, item) ? item.correction : null,
    title,
    email,
    formerMember,
    mine,
    fileName: item.fileName,
    fileSize: item.fileSize,
    thumbnailPath: imageAddress(item.newsId, item.thumbnailPath),
    thumbnailWidth: item.thumbnailWidth,
    thumbnailHeight: item.thumbnailHeight,
    imageWidth: item.imageWidth,
    imageHeight: item.imageHeight,
    imageAlt: (wanted === 'en' ? item.imageAltEn : null) ?? item.imageAltKo,
    views: item.views,
    startDate: seoulIso(item.startsAt),
    createdAt: seoulIso(item.createdAt),
    updatedAt: seoulIso(item.updatedAt),
  };
}
