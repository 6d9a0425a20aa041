import { FIRST_PLACE, placeQuery, type BoardPlace } from './board-place.ts';

/** News and announcements are the same board, distinguished by the type of their items. */
export type NewsBoard = 'news' | 'announcement';

const paths: Record<NewsBoard, string> = { news: '/news', announcement: '/education/announcement' };

/** Address of a page of the list. */
export function listAddress(board: NewsBoard, place: BoardPlace = FIRST_PLACE): string {
  return paths[board] + placeQuery(place);
}

/** Address of an item; it remembers the place in the list that leads back. */
export function itemAddress(board: NewsBoard, newsId: number, place: BoardPlace = FIRST_PLACE): string {
  return `${paths[board]}/${newsId}${placeQuery(place)}`;
}

/** Address of the editor: of an item, or of a new one. */
export function editAddress(board: NewsBoard, newsId?: number): string {
  return `${paths[board]}/edit${newsId === undefined ? '' : `/${newsId}`}`;
}
