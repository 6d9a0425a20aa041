import { useState } from 'react';
import { dropDraft, readDraft, writeDraft, type Draft, type DraftPlace } from './draft.ts';

/** What is written, kept in this browser until it is posted: through a reload, a visit elsewhere, signing in again. */
export function useDraft(place: DraftPlace, stored: Draft) {
  const [found] = useState(() => readDraft(place));
  const [draft, setDraft] = useState(found ?? stored);
  const [isRestored, setRestored] = useState(found !== undefined);

  function change(values: Record<string, string>): void {
    const next = { ...draft, values };
    setDraft(next);
    if (JSON.stringify(values) === JSON.stringify(stored.values)) dropDraft(place);
    else writeDraft(place, next);
  }

  /** Gives up what was written, for what is stored. */
  function discard(): void {
    dropDraft(place);
    setDraft(stored);
    setRestored(false);
  }

  return { draft, isRestored, change, discard, drop: () => dropDraft(place) };
}
