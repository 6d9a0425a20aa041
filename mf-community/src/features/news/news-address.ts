/** Page of the list that an address asks for; anything but a whole number from 1 is the first. */
export function pageOf(search: URLSearchParams): number {
  const page = search.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}

/** Address of a page of the list. The first has none of its own, so that one page has one address. */
export function listAddress(page: number): string {
  return page > 1 ? `/news?page=${page}` : '/news';
}

/** Address of an item; it remembers the page of the list that leads back. */
export function newsAddress(newsId: number, page = 1): string {
  return page > 1 ? `/news/${newsId}?page=${page}` : `/news/${newsId}`;
}
