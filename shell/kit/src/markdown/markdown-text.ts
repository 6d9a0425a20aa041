import type { MarkdownNode } from './markdown-tree.ts';

// Inline elements; all others are separated by at least a space.
const inline = new Set(['strong', 'em', 'del', 'code', 'a']);

function words(node: MarkdownNode): string {
  if (typeof node === 'string') return node;
  const text = (node.children ?? []).map(words).join('');
  return inline.has(node.tag) ? text : ` ${text} `;
}

/** The words of a text in one line, for a page's description. */
export function markdownText(content: readonly MarkdownNode[]): string {
  return content.map(words).join('').replace(/\s+/g, ' ').trim();
}
