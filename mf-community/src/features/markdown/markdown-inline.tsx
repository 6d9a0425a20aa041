import { Link } from '@portal/kit';
import type { Token, Tokens } from 'marked';
import { Fragment, type ReactNode } from 'react';
import { decodeEntities } from './decode-entities.ts';
import { isOwnPath, safeLink } from './safe-url.ts';

function anchor(href: string, children: ReactNode): ReactNode {
  // The site's own pages are entered without a reload; files of the services are not pages.
  if (isOwnPath(href) && !href.startsWith('/api/')) return <Link to={href}>{children}</Link>;
  return <a href={href} rel="ugc nofollow noopener">{children}</a>;
}

function link({ href, tokens }: Tokens.Link): ReactNode {
  const safe = safeLink(decodeEntities(href));
  return safe ? anchor(safe, inline(tokens)) : inline(tokens);
}

function image({ href, text }: Tokens.Image): ReactNode {
  const alt = decodeEntities(text);
  const safe = safeLink(decodeEntities(href));
  if (!safe) return alt;
  return isOwnPath(safe) ? <img src={safe} alt={alt} loading="lazy" /> : anchor(safe, alt || safe);
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
