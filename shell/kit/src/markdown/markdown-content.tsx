import { Link, useLocale } from '@portal/kit';
import { textLang } from '@portal/kit/text-lang';
import { useImageSource } from '@portal/kit/remote';
import { createElement, Fragment, type ReactNode } from 'react';
import type { MarkdownElement, MarkdownNode } from './markdown-tree.ts';
import styles from './markdown-content.module.css';
import { isMediaPath, isOwnPath } from './safe-url.ts';

function nodes(children: readonly MarkdownNode[] = [], isPublic: boolean): ReactNode {
  return children.map((node, index) => (
    <Fragment key={index}>{typeof node === 'string' ? node : element(node, isPublic)}</Fragment>
  ));
}

type ImageProps = Pick<MarkdownElement, 'src' | 'alt' | 'width' | 'height'>;

function OwnImage({ src = '', alt, ...size }: ImageProps) {
  return <img src={useImageSource(src, false)} alt={alt} {...size} />;
}

function anchor(href: string, children: ReactNode, isPublic: boolean): ReactNode {
  // A link carries no session: what is not public yet would be missing behind it.
  if (!isPublic && isMediaPath(href)) return children;
  // The site's own pages are entered without a reload; files of the services are not pages.
  if (isOwnPath(href) && !href.startsWith('/api/')) return <Link to={href}>{children}</Link>;
  return (
    <a href={href} rel="ugc nofollow noopener">
      {children}
    </a>
  );
}

function element(
  { tag, children, href = '', src, alt, width, height, start, align, kind }: MarkdownElement,
  isPublic: boolean,
): ReactNode {
  const inside = () => nodes(children, isPublic);
  switch (tag) {
    case 'a':
      return anchor(href, inside(), isPublic);
    case 'img':
      return isPublic ? (
        <img src={src} alt={alt} width={width} height={height} loading="lazy" />
      ) : (
        <OwnImage src={src} alt={alt} width={width} height={height} />
      );
    case 'br':
      return <br />;
    case 'hr':
      return <hr />;
    case 'ol':
      return <ol start={start}>{inside()}</ol>;
    // What may be wider than the page scrolls by itself, and a keyboard must be able to reach it.
    case 'pre':
      return <pre tabIndex={0}>{inside()}</pre>;
    case 'table':
      return (
        <div className={styles.scroll} tabIndex={0}>
          <table>{inside()}</table>
        </div>
      );
    default:
      return createElement(tag, { 'data-align': align, 'data-kind': kind }, inside());
  }
}

interface MarkdownContentProps {
  content: readonly MarkdownNode[];
  /** Where it is known and not the page's; left out, its words say it. */
  lang?: string;
  /** Whether everybody may read the text, and so load its images; left out, they may. */
  isPublic?: boolean;
}

/** A text that a person wrote in Markdown, once it has been read (parseMarkdown). */
export function MarkdownContent({ content, lang, isPublic = true }: MarkdownContentProps) {
  const locale = useLocale();
  return (
    <div className={styles.text} lang={lang ?? textLang(JSON.stringify(content), locale)}>
      {nodes(content, isPublic)}
    </div>
  );
}
