import type { Token, Tokens } from 'marked';
import { createElement, Fragment, useMemo, type ReactNode } from 'react';
import { inline } from './markdown-inline.tsx';
import styles from './markdown.module.css';
import { parseMarkdown } from './parse-markdown.ts';

// The page's own title is its h1.
const FIRST_HEADING_LEVEL = 2;

function heading({ depth, tokens }: Tokens.Heading): ReactNode {
  return createElement(`h${Math.min(depth + FIRST_HEADING_LEVEL - 1, 6)}`, null, inline(tokens));
}

function list({ ordered, start, items }: Tokens.List): ReactNode {
  const children = items.map((item, index) => <li key={index}>{blocks(item.tokens)}</li>);
  return ordered ? <ol start={start === '' ? undefined : start}>{children}</ol> : <ul>{children}</ul>;
}

function table({ header, rows }: Tokens.Table): ReactNode {
  const cells = (row: Tokens.TableCell[], tag: 'th' | 'td') =>
    row.map(({ tokens, align }, index) => createElement(tag, { key: index, 'data-align': align ?? undefined }, inline(tokens)));
  return (
    // A wide table scrolls by itself, and a keyboard must be able to reach it.
    <div className={styles.scroll} tabIndex={0}>
      <table>
        <thead><tr>{cells(header, 'th')}</tr></thead>
        <tbody>{rows.map((row, index) => <tr key={index}>{cells(row, 'td')}</tr>)}</tbody>
      </table>
    </div>
  );
}

function block(token: Token): ReactNode {
  switch (token.type) {
    case 'space': case 'def': return null;
    case 'hr': return <hr />;
    case 'heading': return heading(token as Tokens.Heading);
    case 'paragraph': return <p>{inline((token as Tokens.Paragraph).tokens)}</p>;
    case 'blockquote': return <blockquote>{blocks((token as Tokens.Blockquote).tokens)}</blockquote>;
    case 'list': return list(token as Tokens.List);
    case 'code': return <pre tabIndex={0}><code>{(token as Tokens.Code).text}</code></pre>;
    case 'table': return table(token as Tokens.Table);
    default: return inline([token]);
  }
}

function blocks(tokens: readonly Token[]): ReactNode {
  return tokens.map((token, index) => <Fragment key={index}>{block(token)}</Fragment>);
}

/** Text that a person wrote in Markdown, as elements. HTML in it shows as the characters that it is. */
export function Markdown({ text, lang }: { text: string; lang?: string }) {
  const content = useMemo(() => blocks(parseMarkdown(text)), [text]);
  return <div className={styles.text} lang={lang}>{content}</div>;
}
