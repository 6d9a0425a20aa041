import type { NewsDetail } from '../../api/news.ts';
import { requiredErrors } from '../../ui/writing/text-limits.ts';
import type { NewsBoard } from '../../ui/board/news-board.ts';

/** The fields of an item as its editor holds them. English ones are there for editors only. */
export type NewsValues = Record<string, string>;

export function newsValuesOf(item: NewsDetail | undefined): NewsValues {
  const { title, content, titleEn, contentEn, imageAlt, imageAltEn } = item?.texts ?? {
    ...item,
    titleEn: '',
    contentEn: '',
    imageAltEn: '',
  };
  return {
    title: title ?? '',
    content: content ?? '',
    titleEn: titleEn ?? '',
    contentEn: contentEn ?? '',
    imageAlt: imageAlt ?? '',
    imageAltEn: imageAltEn ?? '',
  };
}

interface SentNews {
  board: NewsBoard;
  newsId?: number;
  version?: string;
  isEditor: boolean;
}

/**
 * What is sent of the values. A member's call leaves the English texts alone. The fields of the contract are sent also where
 * they say nothing: an empty `startDate` is that of the service.
 */
export function composeNews(values: NewsValues, { board, newsId, version, isEditor }: SentNews): NewsValues {
  const { titleEn, contentEn, imageAltEn, ...korean } = values;
  return {
    ...korean,
    ...(isEditor && { titleEn, contentEn, imageAltEn }),
    startDate: '',
    ...(newsId === undefined ? { type: board, status: 'visible' } : { newsId: String(newsId) }),
    ...(version && { version }),
  };
}

/** What is wrong before anything is sent: an image needs its words, an English text both of its parts. */
export function checkNews(values: NewsValues, hasImage: boolean): Record<string, string | undefined> {
  const english = values['titleEn']?.trim() || values['contentEn']?.trim() ? ['titleEn', 'contentEn'] : [];
  return requiredErrors(values, ['title', 'content', ...english, ...(hasImage ? ['imageAlt'] : [])]);
}
