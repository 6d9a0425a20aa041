/** News and announcements are one board twice, told apart by the type of their items. */
export type NewsBoard = 'news' | 'announcement';

const paths: Record<NewsBoard, string> = { news: '/news', announcement: '/education/announcement' };

/** Address of a page of the list. The first has none of its own, so that one page has one address. */
export function listAddress(board: NewsBoard, page = 1): string {
  return page > 1 ? `${paths[board]}?page=${page}` : paths[board];
}

/** Address of an item; it remembers the page of the list that leads back. */
export function itemAddress(board: NewsBoard, newsId: number, page = 1): string {
  const path = `${paths[board]}/${newsId}`;
  return page > 1 ? `${path}?page=${page}` : path;
}
