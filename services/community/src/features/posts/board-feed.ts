import type { BoardRepository } from './board-repository.ts';
import type { Board, BoardGroup, Language } from '../boards/board.ts';
import { excerptOf } from '../boards/excerpt.ts';
import { inLanguage } from '../boards/post-rows-repository.ts';

const feedLength = 30;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Text in XML, without the characters that XML 1.0 cannot hold. */
function xmlText(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
}

/** The newest public posts of a board as RSS 2.0, in the language asked for where they have it. */
export async function boardFeed(
  { newest }: Pick<BoardRepository, 'newest'>,
  { base }: BoardGroup,
  { board, lang, publicOrigin }: { board: Board; lang: Language; publicOrigin: string },
): Promise<string> {
  const items = await newest({ scope: { kind: 'public' }, boards: [board.name] }, feedLength);
  const { title, description } = board.feed?.[lang] ?? { title: board.label[lang], description: board.label[lang] };
  const page = `${publicOrigin}${board.path}`;
  const self = `${publicOrigin}/api/${base}/feed.xml?lang=${lang}&type=${board.name}`;
  const entries = items.map((item) => {
    const texts = inLanguage(item, lang);
    const address = `${page}/${item.id}`;
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
