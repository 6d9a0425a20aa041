import type { MenuNode } from '@portal/kit/host';

/** True when the current page is that of the address, or below it. */
export function isBelow(address: string, path: string): boolean {
  return path === address || path.startsWith(`${address}/`);
}

/** True when the entry's page, or one below it, is shown. */
export function isShown({ path: own }: { path?: string }, path: string): boolean {
  return own !== undefined && isBelow(own, path);
}

/** True when the page shown belongs to the group, or is its own. */
export function holdsPath(group: MenuNode, path: string): boolean {
  return isShown(group, path) || group.children.some((entry) => isShown(entry, path));
}
