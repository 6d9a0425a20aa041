import type { ServiceApp } from '@portal/service-kit';
import { boardReadRoutes } from './board-read-routes.ts';
import { boardWriteRoutes } from './board-write-routes.ts';
import type { BoardGroup } from '../boards/board.ts';

/** The calls of a group of boards, below `/api/<base>`: those that its description names, in that order. */
export function boardRoutes(app: ServiceApp, group: BoardGroup): void {
  const routes = { ...boardReadRoutes(app, group), ...boardWriteRoutes(app, group) };
  for (const call of group.calls) routes[call]();
}
