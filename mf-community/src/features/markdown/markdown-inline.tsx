import type { Token, Tokens } from 'marked';
import { Fragment, type ReactNode } from 'react';
import { decodeEntities } from './decode-entities.ts';
import { isOwnPath, safeLink } from './safe-url.ts';

function link({ href, tokens, text }: Tokens.Link): ReactNode {
  const safe = safeLink(decodeEntities(href));
  const children = tokens.length > 0 ? inline(tokens) : text;
  return safe ? <a href={safe} rel="ugc nofollow noopener">{children}</a> : children;
}

function image({ href, text }: Tokens.Image): ReactNode {
  const alt = decodeEntities(text);
  const safe = safeLink(decodeEntities(href));
  if (!safe) return alt;
  if (isOwnPath(safe)) return <img src={safe} alt={alt} loading="lazy" />;
  return <a href={safe} rel="ugc nofollow noopener">{alt || safe}</a>;
}

function element(token: Token): ReactNode {
  const known = token as Tokens.Generic;
  switch (token.type) {
    case 'strong': return <strong>{inline(known.tokens)}</strong>;
    case 'em': return <em>{inline(known.tokens)}</em>;
    case 'del': return <del>{inline(known.tokens)}</del>;
    case 'codespan': return <code>{known['text']}</code>;
    case 'br': return <br />;
    case 'link': return link(token as Tokens.Link);
    case 'image': return image(token as Tokens.Image);
    case 'checkbox': return known['checked'] ? '☑ ' : '☐ ';
    case 'escape': return known['text'];
    case 'text': return known.tokens ? inline(known.tokens) : decodeEntities(known['text']);
    default: return token.raw;
  }
}

/** Elements for what stands inside a line; a token that is not known here appears as it was typed. */
export function inline(tokens: readonly Token[] | undefined): ReactNode {
  return tokens?.map((token, index) => <Fragment key={index}>{element(token)}</Fragment>);
}
