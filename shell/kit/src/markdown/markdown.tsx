import { useMemo } from 'react';
import { MarkdownContent } from './markdown-content.tsx';
import { parseMarkdown } from './parse-markdown.ts';

/**
 * Reads and shows a text that a person wrote in Markdown. Brings the reader along: for previews and lazy pages. Of a text that
 * is not public (`isPublic`) the images are loaded with the session's rights.
 */
export function Markdown({ text, ...shown }: { text: string; lang?: string; isPublic?: boolean }) {
  const content = useMemo(() => parseMarkdown(text), [text]);
  return <MarkdownContent content={content} {...shown} />;
}
