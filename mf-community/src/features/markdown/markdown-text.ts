import type { Token, Tokens } from 'marked';
import { decodeEntities } from './decode-entities.ts';
import { parseMarkdown } from './parse-markdown.ts';

function words(token: Token): string {
  const { type, tokens, items, rows, text } = token as Tokens.Generic;
  if (type === 'image' || type === 'checkbox') return '';
  if (type === 'br') return ' ';
  if (type === 'table') return (rows as Tokens.TableCell[][]).flat().map((cell) => cell.text).join(' ');
  const children = tokens ?? (items as Token[] | undefined);
  if (children) return children.map(words).join(type === 'list' || type === 'list_item' || type === 'blockquote' ? ' ' : '');
  return type === 'codespan' || type === 'code' ? String(text) : decodeEntities(String(text ?? ''));
}

/** The words of a Markdown text in one line, for a page's description. */
export function markdownText(text: string): string {
  return parseMarkdown(text).map(words).join(' ').replace(/\s+/g, ' ').trim();
}
