import type { PageModule, PageRoute } from '@portal/kit';
import { adminRoutes } from './admin/routes.ts';
import { boards, type Board } from './boards.ts';
import { detailLoader, editLoader, listLoader } from './pages/loaders.ts';

interface BoardPage {
  id: string;
  load(): Promise<{ pageOf(board: Board): PageModule }>;
}

/** The pages of boards, each in a chunk of its id. */
const pages: Record<Board['pages'], Record<'list' | 'detail' | 'edit', BoardPage>> = {
  news: {
    list: { id: 'news-list', load: () => import(/* webpackChunkName: "news-list" */ './pages/news-list.tsx') },
    detail: { id: 'news-detail', load: () => import(/* webpackChunkName: "news-detail" */ './pages/news-detail.tsx') },
    edit: { id: 'news-edit', load: () => import(/* webpackChunkName: "news-edit" */ './pages/news-edit.tsx') },
  },
  classroom: {
    list: {
      id: 'classroom-list',
      load: () => import(/* webpackChunkName: "classroom-list" */ './pages/classroom-list.tsx'),
    },
    detail: {
      id: 'classroom-detail',
      load: () => import(/* webpackChunkName: "classroom-detail" */ './pages/classroom-detail.tsx'),
    },
    edit: {
      id: 'classroom-edit',
      load: () => import(/* webpackChunkName: "classroom-edit" */ './pages/classroom-edit.tsx'),
    },
  },
};

/** The routes of a board: its list, its editor and its posts. */
export function boardRoutes(board: Board): PageRoute[] {
  const { path, list = path, calls } = board;
  const shown = pages[board.pages];
  const page = ({ id, load }: BoardPage) => ({ id, page: async () => (await load()).pageOf(board) });
  const read = { messages: ['board', board.pages] };
  const write: Partial<PageRoute> = { messages: [board.pages, 'writing'], access: 'member' };
  return [
    { ...page(shown.list), ...read, path: list, load: listLoader(board) },
    // Spec: the list of news is a child of `/news`, the classroom leads to its list
    { id: `${board.name}-home`, path: list === path ? `${path}/list` : path, redirect: list },
    { ...page(shown.edit), ...write, path: `${path}/edit/:${calls.postId}?`, load: editLoader(board) },
    { ...page(shown.detail), ...read, path: `${path}/:${calls.postId}`, load: detailLoader(board) },
  ];
}

export const routes: PageRoute[] = [...Object.values(boards).flatMap(boardRoutes), ...adminRoutes];
