import type { Locale } from '@portal/kit';

/** What every answer of the news calls says about an item. */
export interface NewsFacts {
  newsId: number;
  type: string;
  title: string;
  /** Masked for everybody but the author and admins. */
  email: string;
  createdAt: string;
  /** The language that the texts are really in. */
  lang: Locale;
}

export interface NewsSummary extends NewsFacts {
  /** Beginning of the content as plain text, 160 characters at most. */
  excerpt: string;
}

/** One page of the list; `pageLenght` (spelled so by the contract) is the number of pages. */
export interface NewsPage {
  data: NewsSummary[];
  total: number;
  pageLenght: number;
}

export interface NewsNeighbour {
  newsId: number;
  title: string;
  lang: Locale;
}

export interface NewsDetail extends NewsFacts {
  /** Markdown. */
  content: string;
  /** The next older item. */
  previous: NewsNeighbour | null;
  /** The next newer item. */
  next: NewsNeighbour | null;
}

export type PostType = 'free' | 'notice' | 'attach' | 'question';

export interface PostSummary {
  classroomId: number;
  type: PostType;
  title: string;
  /** Masked for everybody but the author and admins. */
  email: string;
  /** Original name of the attachment. */
  fileName: string | null;
  views: number;
  createdAt: string;
}

/** One page of the classroom; notices come with the first page of all and are not counted. */
export interface PostPage {
  data: PostSummary[];
  notices: PostSummary[];
  total: number;
  pageLenght: number;
}

export interface PostNeighbour {
  classroomId: number;
  title: string;
}

export interface PostDetail extends PostSummary {
  /** Markdown. */
  content: string;
  /** The next older post within the filter. */
  previous: PostNeighbour | null;
  /** The next newer post within the filter. */
  next: PostNeighbour | null;
}
