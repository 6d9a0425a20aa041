import { useMemo } from 'react';
import { MarkdownContent } from './markdown-content.tsx';
import { parseMarkdown } from './parse-markdown.ts';

/** Reads and shows a text that a person wrote in Markdown. Brings the reader along: for previews and lazy pages. */
export function Markdown({ text, lang }: { text: string; lang?: string }) {
  const content = useMemo(() => parseMarkdown(text), [text]);
  return <MarkdownContent content={content} lang={lang} />;
}
