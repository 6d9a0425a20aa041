import { isComposing } from '@portal/kit';
import { browserStorage } from '../../storage/storage.ts';

/** A key that does something in views of admins for as long as what registered it is shown. */
export interface Shortcut {
  /** As in `j`, `?` or `Ctrl+S`; Ctrl is Command on a Mac. */
  keys: string;
  /** What it does, in a few words for the list of shortcuts. */
  label: string;
  /** Gives what screen readers are told where the focus does not say it. */
  run(): string | undefined;
  /** The part of the page that it is for: all of the page without one. With an open dialog only what is in it counts. */
  within?(): Element | null | undefined;
}

type Registered = { current: Shortcut };
type Announce = (text: string) => void;

const registered = new Set<Registered>();
const listeners = new Set<Announce>();
const offName = 'portal.shortcuts.off';
const typedControls =
  'textarea, select, [contenteditable]:not([contenteditable="false"]), [role="menu"], [role="listbox"], ' +
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="file"])';

/** Whether Command takes the place of Ctrl. */
export const isMac = () => /mac|iphone|ipad/i.test(navigator.platform);

/** Whether shortcuts of one character do nothing, as somebody who speaks to the browser may want (WCAG 2.1.4). */
export const areCharactersOff = (): boolean => browserStorage.get(offName) !== null;

export function turnCharacters(isOn: boolean): void {
  if (isOn) browserStorage.remove(offName);
  else browserStorage.set(offName, '1');
}

const isWithCtrl = ({ keys }: Shortcut) => keys.startsWith('Ctrl+');

/** The character of a key. While Hangul is on, a keyboard names its letters `ㅓ`; their place tells which they are. */
function characterOf({ key, code }: KeyboardEvent): string {
  if (/^[ -~]$/.test(key)) return key.toLowerCase();
  return /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : key;
}

function isPressed(shortcut: Shortcut, event: KeyboardEvent): boolean {
  const { altKey, ctrlKey, metaKey, shiftKey } = event;
  const isCtrl = isMac() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  const isFree = isWithCtrl(shortcut) ? isCtrl : !ctrlKey && !metaKey;
  const character = shortcut.keys.replace('Ctrl+', '').toLowerCase();
  // Signs such as ? need Shift on most keyboards
  return isFree && !altKey && characterOf(event) === character && !(shiftKey && /[a-z]/.test(character));
}

function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest(typedControls) !== null;
}

/** Those that count now: a dialog that is open hides all that are not in it. */
function shortcutsNow(): Shortcut[] {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const all = [...registered].map(({ current }) => current);
  return dialog ? all.filter(({ within }) => dialog.contains(within?.() ?? null)) : all;
}

/** Where several have the same key: the one around the focus, else the one of the page, else the one that came last. */
function chosenOf(found: Shortcut[]): Shortcut | undefined {
  const focused = found.findLast(({ within }) => within?.()?.contains(document.activeElement));
  return focused ?? found.findLast(({ within }) => !within) ?? found.at(-1);
}

function press(event: KeyboardEvent): void {
  if (event.defaultPrevented || isComposing(event)) return;
  const pressed = shortcutsNow().filter((shortcut) => isPressed(shortcut, event));
  const shortcut = chosenOf(pressed);
  if (!shortcut || (!isWithCtrl(shortcut) && (isTyping(event) || areCharactersOff()))) return;
  event.preventDefault();
  const text = shortcut.run();
  if (text !== undefined) for (const announce of listeners) announce(text);
}

/** Takes a shortcut until the function that is returned is called. `current` is read at each press. */
export function register(shortcut: Registered): () => void {
  if (registered.size === 0) document.addEventListener('keydown', press);
  registered.add(shortcut);
  return () => {
    registered.delete(shortcut);
    if (registered.size === 0) document.removeEventListener('keydown', press);
  };
}

/** One shortcut for each key that does something now. */
export function listShortcuts(): Shortcut[] {
  const now = shortcutsNow();
  const keys = [...new Set(now.map((shortcut) => shortcut.keys))];
  return keys.flatMap((key) => chosenOf(now.filter((shortcut) => shortcut.keys === key)) ?? []);
}

/** Calls `announce` with what screen readers are to be told, until the function that is returned is called. */
export function onAnnouncement(announce: Announce): () => void {
  listeners.add(announce);
  return () => listeners.delete(announce);
}
