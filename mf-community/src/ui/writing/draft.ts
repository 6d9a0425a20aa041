/** What somebody has written and not posted yet, as this browser keeps it. */
export interface Draft {
  values: Record<string, string>;
  /** The version of the stored post that it began from; absent for a new post. */
  version?: string;
}

export interface DraftPlace {
  board: string;
  /** The post that is edited; absent for a new one. */
  id?: number;
  /** E-mail of the author: nobody else at this browser is shown it. */
  author: string;
}

const keyOf = ({ board, id, author }: DraftPlace) => `community.draft.${board}.${id ?? 'new'}.${author}`;

export function readDraft(place: DraftPlace): Draft | undefined {
  const stored = localStorage.getItem(keyOf(place));
  return stored === null ? undefined : (JSON.parse(stored) as Draft);
}

export function writeDraft(place: DraftPlace, draft: Draft): void {
  localStorage.setItem(keyOf(place), JSON.stringify(draft));
}

export function dropDraft(place: DraftPlace): void {
  localStorage.removeItem(keyOf(place));
}
