/** The elements that a text may consist of; there is no way to any other. */
export type MarkdownTag =
  | 'p'
  | 'h2'
  | 'h3'
  | 'h4'
  | 'h5'
  | 'h6'
  | 'ul'
  | 'ol'
  | 'li'
  | 'blockquote'
  | 'pre'
  | 'hr'
  | 'table'
  | 'thead'
  | 'tbody'
  | 'tr'
  | 'th'
  | 'td'
  | 'strong'
  | 'em'
  | 'del'
  | 'code'
  | 'br'
  | 'a'
  | 'img';

export interface MarkdownElement {
  tag: MarkdownTag;
  children?: MarkdownNode[];
  /** Of `a`. */
  href?: string;
  /** Of `img`. */
  src?: string;
  alt?: string;
  /** Of `img`, in pixels, where its address says so. */
  width?: number;
  height?: number;
  /** Of `p`: several images, or the link to a video on another site. */
  kind?: 'gallery' | 'video';
  /** First number of `ol`. */
  start?: number;
  /** Of `th` and `td`. */
  align?: 'left' | 'center' | 'right';
}

/** A text that has been read, as plain data: it travels with the page, so that the browser need not read it again. */
export type MarkdownNode = string | MarkdownElement;
