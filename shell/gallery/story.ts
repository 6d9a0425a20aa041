import type { Translate } from '@portal/kit';
import type { ReactNode } from 'react';

/** One state of a component; `t` speaks the sample texts of `locales/`. */
export type Show = (t: Translate) => ReactNode;

interface Story {
  show: Show;
  /** Brings a level 1 heading of its own. */
  hasHeading?: boolean;
  /** Needs a window of its own, such as an open dialog. */
  isModal?: boolean;
}

/** A component of the kit, or some that belong together, and its states by the last part of their address. */
export interface StoryGroup {
  /** The address: `/ko/<id>`, and `/ko/<id>/<story>` for one state alone. */
  id: string;
  /** The names under which sections import what is shown. */
  title: string;
  area: 'Controls' | 'Content' | 'Page states' | 'Notices' | 'Forms and data' | 'Pages for admins';
  stories: Record<string, Show | Story>;
}

/** The story at the end of an address, with its defaults; undefined when there is none. */
export function storyOf({ stories }: StoryGroup, id: string): Story | undefined {
  const story = Object.hasOwn(stories, id) ? stories[id] : undefined;
  return typeof story === 'function' ? { show: story } : story;
}
