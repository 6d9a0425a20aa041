import { markdownFinding, problem } from '@portal/service-kit';
import type { TextsBody } from './board-post-schemas.ts';

/** The columns of an editor's texts. 400 `validation-failed` for a missing text, half a translation or Markdown out of bounds. */
export function textsOf(given: Omit<TextsBody, 'version'>) {
  const blank = (text: string | null): string | null =>
    text === null || text.trim() === '' ? null : text.replaceAll('\r\n', '\n').normalize('NFC');
  const [title, content, titleEn, contentEn] = [given.title, given.content, given.titleEn, given.contentEn].map(blank);
  const [inContent, inContentEn] = [content, contentEn].map((text) => (text ? markdownFinding(text) : undefined));
  const errors = {
    ...(title ? {} : { title: 'required' }),
    ...(content ? {} : { content: 'required' }),
    ...(titleEn && !contentEn ? { contentEn: 'required' } : {}),
    ...(contentEn && !titleEn ? { titleEn: 'required' } : {}),
    ...(inContent ? { content: inContent } : {}),
    ...(inContentEn ? { contentEn: inContentEn } : {}),
  };
  if (Object.keys(errors).length > 0) throw problem.badRequest('validation-failed', undefined, errors);
  return {
    titleKo: title,
    contentKo: content,
    titleEn,
    contentEn,
    imageAltKo: blank(given.imageAlt),
    imageAltEn: blank(given.imageAltEn),
  };
}
