import { useState } from 'react';

/** The text in a search box, which lives longer than the search that it began. */
export interface SearchText {
  text: string;
  type(text: string): void;
  /** Notes that the box has asked for this search, which may arrive after more was typed. */
  note(wanted: string): void;
}

const spelled = (text: string) => text.normalize('NFC').trim();

/**
 * Back, Forward and links change what a box shows; the arrival of a search that the box itself asked for does not: by then more
 * may have been typed, or a syllable begun.
 */
export function useSearchText(shown: string): SearchText {
  const [box, setBox] = useState({ text: shown, shown, asked: [] as string[] });
  let { text } = box;
  if (box.shown !== shown) {
    const at = box.asked.indexOf(spelled(shown));
    text = at < 0 ? shown : box.text;
    setBox({ text, shown, asked: at < 0 ? [] : box.asked.slice(at + 1) });
  }
  return {
    text,
    type: (typed) => setBox((now) => ({ ...now, text: typed })),
    note: (wanted) => setBox((now) => ({ ...now, asked: [...now.asked, spelled(wanted)] })),
  };
}
