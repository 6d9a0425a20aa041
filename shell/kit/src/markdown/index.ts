/**
 * Markdown as people of this site write it, as a tree of elements that may not hold anything else. Bundled into the
 * section that uses it. To keep marked (13 KB) out of a page, read the text in its loader with `@portal/kit/markdown/parse`.
 */
export { Markdown } from './markdown.tsx';
export { MarkdownContent } from './markdown-content.tsx';
export { markdownText } from './markdown-text.ts';
export type { MarkdownNode } from './markdown-tree.ts';
