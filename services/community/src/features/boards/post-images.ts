import type { BoardGroup } from './board.ts';

/** Where a page finds an image of a post; null for none. */
export function imageAddress({ base }: BoardGroup, id: number, path: string | null): string | null {
  return path === null ? null : `/api/${base}/image/${id}/${imageName(path)}`;
}

/** The last part of a stored name. */
export function imageName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
