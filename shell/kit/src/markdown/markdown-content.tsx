import { Link } from '@portal/kit';
import { createElement, Fragment, type ReactNode } from 'react';
import type { MarkdownElement, MarkdownNode } from './markdown-tree.ts';
import styles from './markdown-content.module.css';
import { isOwnPath } from './safe-url.ts';

function nodes(children: readonly MarkdownNode[] = []): ReactNode {
  return children.map((node, index) => (
    <Fragment key={index}>{typeof node === 'string' ? node : element(node)}</Fragment>
  ));
}

function anchor(href: string, children: ReactNode): ReactNode {
  // The site's own pages are entered without a reload; files of the services are not pages.
  if (isOwnPath(href) && !href.startsWith('/api/')) return <Link to={href}>{children}</Link>;
  return (
    <a href={href} rel="ugc nofollow noopener">
      {children}
    </a>
  );
}

function element({
  tag,
  children,
  href = '',
  src,
  alt,
  width,
  height,
  start,
  align,
  kind,
}: MarkdownElement): ReactNode {
  switch (tag) {
    case 'a':
      return anchor(href, nodes(children));
    case 'img':
      return <img src={src} alt={alt} width={width} height={height} loading="lazy" />;
    case 'br':
      return <br />;
    case 'hr':
      return <hr />;
    case 'ol':
      return <ol start={start}>{nodes(children)}</ol>;
    // What may be wider than the page scrolls by itself, and a keyboard must be able to reach it.
    case 'pre':
      return <pre tabIndex={0}>{nodes(children)}</pre>;
    case 'table':
      return (
        <div className={styles.scroll} tabIndex={0}>
          <table>{nodes(children)}</table>
        </div>
      );
    default:
      return createElement(tag, { 'data-align': align, 'data-kind': kind }, nodes(children));
  }
}

/** A text that a person wrote in Markdown, once it has been read (parseMarkdown). */
export function MarkdownContent({ content, lang }: { content: readonly MarkdownNode[]; lang?: string }) {
  return (
    <div className={styles.text} lang={lang}>
      {nodes(content)}
    </div>
  );
}
