import type { NewsRepository } from './news-repository.ts';
import type { Language, NewsType } from './news-schemas.ts';
import { excerptOf } from './news-excerpt.ts';
import { boardPaths } from './news-pages.ts';
import { inLanguage } from './news-rows.ts';

const feedLength = 30;

const headings: Record<NewsType, Record<Language, { title: string; description: string }>> = {
  news: {
    ko: { title: '셀매트릭스 소식', description: '셀매트릭스의 제품과 회사 소식입니다.' },
    en: { title: 'Selmatrix news', description: 'News about the products and the company.' },
  },
  announcement: {
    ko: { title: '셀매트릭스 교육 공지사항', description: '교육 일정과 운영에 관한 공지입니다.' },
    en: { title: 'Selmatrix training announcements', description: 'Announcements about the trainings.' },
  },
};

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Text in XML, without the characters that XML 1.0 cannot hold. */
function xmlText(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
}

/** The newest public items as RSS 2.0, in the language asked for where they have it. */
export async function newsFeed(
  { newest }: Pick<NewsRepository, 'newest'>,
  publicOrigin: string,
  { lang, type }: { lang: Language; type: NewsType },
): Promise<string> {
  const items = await newest({ scope: { kind: 'public' }, type }, feedLength);
  const { title, description } = headings[type][lang];
  const page = `${publicOrigin}${boardPaths[type]}`;
  const self = `${publicOrigin}/api/news/feed.xml?lang=${lang}&type=${type}`;
  const entries = items.map((item) => {
    const texts = inLanguage(item, lang);
    const address = `${page}/${item.newsId}`;
    return [
      '<item>',
      `<title>${xmlText(texts.title)}</title>`,
      `<link>${xmlText(`${address}?lang=${lang}`)}</link>`,
      `<guid isPermaLink="false">${xmlText(address)}</guid>`,
      `<pubDate>${item.startsAt.toUTCString()}</pubDate>`,
      `<description>${xmlText(excerptOf(texts.content))}</description>`,
      '</item>',
    ].join('');
  });
  const [latest] = items;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${xmlText(title)}</title><link>${xmlText(`${page}?lang=${lang}`)}</link><description>${xmlText(description)}</description><language>${lang}</language>`,
    `<atom:link href="${xmlText(self)}" rel="self" type="application/rss+xml"/>`,
    ...(latest ? [`<lastBuildDate>${latest.startsAt.toUTCString()}</lastBuildDate>`] : []),
    ...entries,
    '</channel></rss>\n',
  ].join('\n');
}
