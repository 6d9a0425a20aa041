import type { NewsDetail, NewsPage } from '../api/posts.ts';

type NewsSummary = NewsPage['data'][number];

const WRITTEN = '2026-11-20T00:05:00.000Z';

/** A row of the news, public and in Korean by default. */
export function sampleNews(values: Partial<NewsSummary> = {}): NewsSummary {
  return {
    newsId: 17,
    title: '새 소식',
    excerpt: '소식의 내용',
    type: 'news',
    status: 'visible',
    state: 'visible',
    lang: 'ko',
    email: 'ed***@selmatrix.example',
    formerMember: false,
    mine: false,
    fileName: null,
    fileSize: null,
    thumbnailPath: null,
    thumbnailWidth: null,
    thumbnailHeight: null,
    imageWidth: null,
    imageHeight: null,
    imageAlt: null,
    views: 0,
    startDate: WRITTEN,
    createdAt: WRITTEN,
    updatedAt: WRITTEN,
    ...values,
  };
}

/** A page of the news, whole by default. */
export function sampleNewsPage(data: NewsSummary[], values: Partial<NewsPage> = {}): NewsPage {
  return {
    data,
    total: data.length,
    totalIsCapped: false,
    pageLenght: data.length > 0 ? 1 : 0,
    startDate: data[0]?.startDate ?? null,
    ...values,
  };
}

/** A news item as a visitor reads it. */
export function sampleNewsDetail(values: Partial<NewsDetail> = {}): NewsDetail {
  const { excerpt: _excerpt, ...summary } = sampleNews();
  return {
    ...summary,
    version: 3,
    mayEdit: false,
    mayRemove: false,
    content: '**굵은** 첫 문장입니다.',
    fileKind: null,
    returnReason: null,
    originalPath: null,
    texts: null,
    previous: null,
    next: null,
    ...values,
  };
}
