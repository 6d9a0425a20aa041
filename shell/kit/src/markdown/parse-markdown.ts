import { exceededMarkdownBound } from '@portal/text-bounds';
import type { Token, Tokens } from 'marked';
import { decodeEntities } from './decode-entities.ts';
import { markdownText } from './markdown-text.ts';
import type { MarkdownElement, MarkdownNode, MarkdownTag } from './markdown-tree.ts';
import { plainTokens } from './plain-tokens.ts';
import { isMediaPath, safeLink } from './safe-url.ts';

// The page's own title is its h1.
const FIRST_HEADING_LEVEL = 2;
const DEEPEST_ELEMENT = 100;

function nodesOf(tokens: readonly Token[] | undefined): MarkdownNode[] {
  return (tokens ?? []).flatMap(nodeOf);
}

/** A link in a link is no HTML: the words of the inner one. */
function withoutLinks(nodes: readonly MarkdownNode[]): MarkdownNode[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string' || !node.children) return [node];
    const children = withoutLinks(node.children);
    return node.tag === 'a' ? children : [{ ...node, children }];
  });
}

function link({ href, tokens }: Tokens.Link): MarkdownNode[] {
  const safe = safeLink(decodeEntities(href));
  const children = withoutLinks(nodesOf(tokens));
  return safe ? [{ tag: 'a', href: safe, children }] : children;
}

/**
 * An image of a library is shown, anything else becomes a link: another site would learn who reads, and on this one a reader's
 * session would make calls that no one meant to make.
 */
function image({ href, text }: Tokens.Image): MarkdownNode[] {
  const alt = decodeEntities(text);
  const safe = safeLink(decodeEntities(href));
  if (!safe) return [alt];
  if (!isMediaPath(safe)) return [{ tag: 'a', href: safe, children: [alt || safe] }];
  const [, width, height] = /\?(\d{1,5})x(\d{1,5})$/.exec(safe) ?? [];
  return [{ tag: 'img', src: safe, alt, ...(width && height ? { width: Number(width), height: Number(height) } : {}) }];
}

/** Sites whose videos are named as such; nothing is loaded from there. */
const videoAddress = /^https:\/\/(?:(?:www\.|m\.)?youtube\.com|youtu\.be|vimeo\.com)\//;
/** An image of a section's library, which has a tile for galleries beside it. */
const libraryImage = /\/large\.webp(?=\?|$)/;

/** An image of a gallery: a tile that leads to the whole image. */
function tile(node: MarkdownElement): MarkdownElement {
  const { src = '', alt = '' } = node;
  if (!libraryImage.test(src)) return node;
  const small: MarkdownElement = {
    tag: 'img',
    src: src.replace(libraryImage, '/tile.webp'),
    alt,
    width: 480,
    height: 360,
  };
  return { tag: 'a', href: src, children: [small] };
}

/** A paragraph; images alone are a gallery, and a link alone to a site of videos is a card. */
function paragraph({ tokens }: Tokens.Paragraph): MarkdownElement {
  const children = nodesOf(tokens);
  const parts = children.filter((node): node is MarkdownElement => typeof node !== 'string' && node.tag !== 'br');
  const isBare = children.every((node) => typeof node !== 'string' || node.trim() === '');
  const [only] = parts;
  if (isBare && parts.length > 1 && parts.every(({ tag }) => tag === 'img'))
    return { tag: 'p', kind: 'gallery', children: parts.map(tile) };
  if (isBare && parts.length === 1 && only?.tag === 'a' && videoAddress.test(only.href ?? ''))
    return { tag: 'p', kind: 'video', children: parts };
  return { tag: 'p', children };
}

function heading({ depth, tokens }: Tokens.Heading): MarkdownElement {
  const level = Math.min(depth + FIRST_HEADING_LEVEL - 1, 6);
  return { tag: `h${level}` as MarkdownTag, children: nodesOf(tokens) };
}

function list({ ordered, start, items }: Tokens.List): MarkdownElement {
  const children = items.map((item): MarkdownElement => ({ tag: 'li', children: nodesOf(item.tokens) }));
  return ordered ? { tag: 'ol', start: Number(start) || 1, children } : { tag: 'ul', children };
}

function table({ header, rows }: Tokens.Table): MarkdownElement {
  const row = (cells: Tokens.TableCell[], tag: 'th' | 'td'): MarkdownElement => ({
    tag: 'tr',
    children: cells.map(({ tokens, align }) => ({ tag, align: align ?? undefined, children: nodesOf(tokens) })),
  });
  const body: MarkdownElement = { tag: 'tbody', children: rows.map((cells) => row(cells, 'td')) };
  return { tag: 'table', children: [{ tag: 'thead', children: [row(header, 'th')] }, body] };
}

function nodeOf(token: Token): MarkdownNode[] {
  const { tokens, text, checked } = token as Tokens.Generic;
  switch (token.type) {
    case 'space':
    case 'def':
      return [];
    case 'hr':
    case 'br':
      return [{ tag: token.type }];
    case 'heading':
      return [heading(token as Tokens.Heading)];
    case 'paragraph':
      return [paragraph(token as Tokens.Paragraph)];
    case 'blockquote':
    case 'strong':
    case 'em':
    case 'del':
      return [{ tag: token.type, children: nodesOf(tokens) }];
    case 'list':
      return [list(token as Tokens.List)];
    case 'table':
      return [table(token as Tokens.Table)];
    case 'code':
      return [{ tag: 'pre', children: [{ tag: 'code', children: [String(text)] }] }];
    case 'codespan':
      return [{ tag: 'code', children: [String(text)] }];
    case 'link':
      return link(token as Tokens.Link);
    case 'image':
      return image(token as Tokens.Image);
    case 'checkbox':
      return [checked ? '☑ ' : '☐ '];
    case 'escape':
      return [String(text)];
    case 'text':
      return tokens ? nodesOf(tokens) : [decodeEntities(String(text))];
    default:
      return [token.raw];
  }
}

/** People begin with any heading they like the look of; a page's outline begins below its title and leaves no level out. */
function closeOutline(nodes: readonly MarkdownNode[], open: number[] = []): void {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    const depth = Number(/^h([2-6])$/.exec(node.tag)?.[1] ?? 0);
    if (depth === 0) {
      closeOutline(node.children ?? [], open);
      continue;
    }
    while ((open.at(-1) ?? 0) >= depth) open.pop();
    open.push(depth);
    node.tag = `h${FIRST_HEADING_LEVEL + open.length - 1}` as MarkdownTag;
  }
}

/** Replaces what is nested deeper than a page needs by its words: React renders elements recursively. */
function limitDepth(nodes: MarkdownNode[], depth = 1): MarkdownNode[] {
  return nodes.map((node) => {
    if (typeof node === 'string' || !node.children) return node;
    return {
      ...node,
      children: depth < DEEPEST_ELEMENT ? limitDepth(node.children, depth + 1) : [markdownText(node.children)],
    };
  });
}

/**
 * Reads a Markdown text. HTML in it stays the characters that it is, addresses that may not be followed become their
 * words. A text beyond the bounds that services set for writing (`@portal/text-bounds`) stays as it was typed, in one
 * paragraph. The only module that needs marked (13 KB): pages import it when they load a text, never to show one.
 */
export function parseMarkdown(text: string): MarkdownNode[] {
  if (exceededMarkdownBound(text)) return [{ tag: 'p', children: [text] }];
  const nodes = limitDepth(nodesOf(plainTokens(text)));
  closeOutline(nodes);
  return nodes;
}
