import type { ResponseOf } from '@portal/kit';
import { itemCalls, kindCalls } from './api/board-calls.ts';
import type { paths } from './api/types.generated.ts';

export type BoardName = ResponseOf<paths, 'GET', '/api/classroom/admin/posts'>['data'][number]['board'];
export type PostKind = ResponseOf<paths, 'GET', '/api/classroom/view'>['data'][number]['type'];
export type ItemType = ResponseOf<paths, 'GET', '/api/news/view'>['data'][number]['type'];

/** What is particular to a board. Its routes, calls, list, form, drafts and filters for admins derive from it. */
export interface Board {
  name: BoardName;
  calls: typeof itemCalls | typeof kindCalls;
  /** Path below which its posts and its editor are; the list is here, or at `list`. */
  path: string;
  list?: string;
  /** The type of its posts, where several boards share their calls. */
  type?: ItemType;
  /** Prefix of its texts, `<words>.lead` for example. Its name is `common.menu.<name>`. */
  words: string;
  /** The pages that show it, and the file with their texts. */
  pages: 'news' | 'classroom';
  writers: 'members' | 'editors';
  /** Kinds of posts that readers filter by and authors choose from, in the order of the filters. */
  kinds?: readonly PostKind[];
  /** Admins publish what members write, now or at a time, and edit texts in both languages. */
  hasReview?: boolean;
  /** Readers choose how many posts a page has. */
  hasPageSizes?: boolean;
  /** The call that gives its newest posts to feed readers. */
  feed?: string;
  /** Lists say how long ago a post was written, up to half a day. */
  hasRelativeTimes?: boolean;
}

const items = {
  calls: itemCalls,
  pages: 'news',
  hasReview: true,
  hasPageSizes: true,
  feed: '/api/news/feed.xml',
} as const;

const news: Board = { ...items, name: 'news', type: 'news', path: '/news', words: 'news.news', writers: 'members' };

const announcement: Board = {
  ...items,
  name: 'announcement',
  type: 'announcement',
  path: '/education/announcement',
  words: 'news.announcement',
  writers: 'editors',
};

const classroom: Board = {
  name: 'classroom',
  calls: kindCalls,
  path: '/education/classroom',
  list: '/education/classroom/list',
  words: 'classroom',
  pages: 'classroom',
  writers: 'members',
  kinds: ['free', 'notice', 'attach', 'question'],
  hasRelativeTimes: true,
};

/** Every board of the service, in the order of lists for admins. */
export const boards: Record<BoardName, Board> = { classroom, news, announcement };

/** What is made once for each board, so that its identity stays. */
export function perBoard<Made>(make: (board: Board) => Made): (board: Board) => Made {
  const made = new Map<Board, Made>();
  return (board) => {
    const known = made.get(board) ?? make(board);
    made.set(board, known);
    return known;
  };
}
