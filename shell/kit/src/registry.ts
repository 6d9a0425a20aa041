import type { Registry, RegistryMenuEntry } from '@portal/contract';

/** How well a pattern (`/news`, `/news/*`, `/*`) fits a path: its length, or -1 when it does not. */
function fit(pattern: string, path: string): number {
  if (!pattern.endsWith('/*')) return pattern === path ? pattern.length + 1 : -1;
  const folder = pattern.slice(0, -2);
  return folder === '' || path === folder || path.startsWith(`${folder}/`) ? folder.length : -1;
}

/** The section that owns a path: the longest match wins, an exact one before a folder. Undefined when nobody does. */
export function findOwner(registry: Registry, path: string): string | undefined {
  let owner: string | undefined;
  let best = -1;
  for (const [name, section] of Object.entries(registry.sections)) {
    for (const pattern of section.paths) {
      const length = fit(pattern, path);
      if (length > best) [owner, best] = [name, length];
    }
  }
  return owner;
}

/** True when a page exists for the path, the catch-all of the 404 page not counted. */
export function isOwned(registry: Registry, path: string): boolean {
  return Object.values(registry.sections).some((section) =>
    section.paths.some((pattern) => pattern !== '/*' && fit(pattern, path) >= 0),
  );
}

/** The sections and exposed modules that fill a slot, in their order. */
export function findWidgets({ sections, slots }: Registry, slot: string): { section: string; module: string }[] {
  return (slots?.[slot] ?? []).map((section) => ({ section, module: sections[section]?.widgets[slot] ?? '' }));
}

/** @deprecated Several sections may fill a slot: use `findWidgets`. */
export function findWidget(registry: Registry, slot: string): { section: string; module: string } | undefined {
  return findWidgets(registry, slot)[0];
}

export interface MenuNode extends RegistryMenuEntry {
  children: MenuNode[];
}

/** The site's menu out of all sections' entries: groups in order, each with its children in order. */
export function buildMenu(registry: Registry): MenuNode[] {
  const entries = Object.values(registry.sections).flatMap((section) => section.menu);
  const childrenOf = (parent: string | undefined): MenuNode[] =>
    entries
      .filter((entry) => entry.parent === parent)
      .sort((a, b) => a.order - b.order)
      .map((entry) => ({ ...entry, children: childrenOf(entry.id) }));
  return childrenOf(undefined).filter((node) => node.level === 1);
}
