import { newsColumns } from '../features/news/news-columns.tsx';
import scrolling from '../features/news/news-table.module.css';
import { newsFeed, NewsTools } from '../features/news/news-tools.tsx';
import { boardList } from './board-list.tsx';

/** Spec, "Error catalogue": "News list load errors are only logged". */
export const pageOf = boardList({
  columns: newsColumns,
  scrolling,
  Tools: NewsTools,
  hasFailureToast: false,
  feedOf: newsFeed,
});
