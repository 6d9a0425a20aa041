import type { AdminGroup } from '@portal/contract';
import { foldedText } from '@portal/kit/admin';

export interface FoundView {
  path: string;
  label: string;
  note: string;
}

/** The views whose names or descriptions hold all words, in either language; all of them without words. */
export function matchingViews(groups: readonly AdminGroup[], typed: string, locale: 'ko' | 'en'): FoundView[] {
  const words = foldedText(typed).split(/\s+/).filter(Boolean);
  return groups.flatMap(({ title, views }) =>
    views.flatMap(({ path, name, text }) => {
      const texts = foldedText([name, title, ...(text ? [text] : [])].flatMap(({ ko, en }) => [ko, en]).join('\n'));
      return words.every((word) => texts.includes(word)) ? [{ path, label: name[locale], note: title[locale] }] : [];
    }),
  );
}
