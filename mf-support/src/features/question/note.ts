import { useSearchParams } from '@portal/kit';

/** Characters of a note, at most. */
export const LONGEST_NOTE = 500;

/**
 * The text that another page of the site suggests for an inquiry (`?note=`), such as what a visitor did in a demo. Anybody
 * can write such a link: it is taken as plain text in one paragraph, and not at all when it is too long or names a web
 * address.
 */
export function noteFrom(search: URLSearchParams): string | undefined {
  const text = (search.get('note') ?? '')
    .normalize('NFC')
    .replaceAll(/[\p{C}\p{Z}]+/gu, ' ')
    .trim();
  const isFine = text !== '' && text.length <= LONGEST_NOTE && !/:\/\/|\bwww\./i.test(text);
  return isFine ? text : undefined;
}

export function useNote(): string | undefined {
  const [search] = useSearchParams();
  return noteFrom(search);
}
