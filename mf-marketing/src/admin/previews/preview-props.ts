import type { Locale } from '@portal/kit';
import type { Picture } from '../../api/entries.ts';

/** What a preview shows of an entry that is being edited. */
export interface PreviewProps {
  /** What its form would send now. */
  body: Record<string, unknown>;
  /** The language of the visitor who is imagined. */
  locale: Locale;
  /** The stored picture that it names. */
  picture: Picture | undefined;
}
