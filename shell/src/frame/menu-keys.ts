import type { KeyboardEvent } from 'react';

/** Where an arrow key, Home or End leads in a row of things that begins again at its ends; undefined for other keys. */
function target<Item>(
  items: Item[],
  now: Item | undefined,
  key: string,
  [back, forth]: [string, string],
): Item | undefined {
  const index = now === undefined ? -1 : items.indexOf(now);
  if (key === forth) return items[(index + 1) % items.length];
  if (key === back) return items.at(index <= 0 ? -1 : index - 1);
  if (key === 'Home') return items[0];
  return key === 'End' ? items.at(-1) : undefined;
}

interface MenuKeys {
  /** The group that has the focus. Its first child is its name; its links are in a list below. */
  group: HTMLElement;
  /** Opens the group's list, at once. */
  open(): void;
}

/**
 * The arrow keys of a menu bar: left and right go from name to name, down and up into the open list and through it.
 * Tab keeps its meaning, so nobody has to know these.
 */
export function moveInMenu(event: KeyboardEvent<HTMLElement>, { group, open }: MenuKeys): void {
  const focused = document.activeElement;
  const nameOf = (item: Element | null | undefined) => item?.firstElementChild as HTMLElement | null | undefined;
  const names = [...(group.parentElement?.children ?? [])].flatMap((item) => nameOf(item) ?? []);
  const links = [...group.querySelectorAll<HTMLElement>(':scope > ul > li > *')];
  const name = nameOf(group);
  const link = links.find((item) => item === focused);

  let next: HTMLElement | undefined;
  if (link)
    next =
      target(links, link, event.key, ['ArrowUp', 'ArrowDown']) ??
      target(names, name ?? undefined, event.key, ['ArrowLeft', 'ArrowRight']);
  else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    if (links.length === 0) return;
    open();
    next = target(links, undefined, event.key, ['ArrowUp', 'ArrowDown']);
  } else next = target(names, name ?? undefined, event.key, ['ArrowLeft', 'ArrowRight']);
  if (!next) return;
  event.preventDefault();
  next.focus();
}
