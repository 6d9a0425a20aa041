import type { Locale } from '@portal/kit';

/** A news item as the community service answers it. */
export interface NewsItem {
  newsId: string;
  type: string;
  title: string;
  /** Markdown. */
  content: string;
  /** Masked for everybody but the author and admins. */
  email: string;
  createdAt: string;
  /** The language that title and content are really in. */
  lang: Locale;
}

/** One page of the list; `pageLenght` (spelled so by the contract) is the number of pages. */
export interface NewsPage {
  data: NewsItem[];
  total: number;
  pageLenght: number;
}

export interface NewsNeighbour {
  newsId: string;
  title: string;
}

export interface NewsDetail extends NewsItem {
  previous?: NewsNeighbour | null;
  next?: NewsNeighbour | null;
}
