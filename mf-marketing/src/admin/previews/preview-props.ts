import type { Locale } from '@portal/kit';
import type { Picture } from '../../api/entries.ts';
import type { EntryValues } from '../entry.ts';

/** What a preview shows of an entry that is being edited. */
export interface PreviewProps {
  values: EntryValues;
  /** The language of the visitor who is imagined. */
  locale: Locale;
  /** The stored picture that the values name. */
  picture: Picture | undefined;
}
