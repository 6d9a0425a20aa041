import type { Attempt } from '../attempt/attempt.ts';
import type { FormValues } from './form-values.ts';

/** What was typed into a form of this tab and has not been received yet. Never holds passwords. */
export interface Draft {
  /** E-mail of the member who typed it; absent when it was a visitor. */
  owner?: string;
  values: Partial<FormValues>;
  attempt?: Attempt;
}

const keyOf = (form: string) => `support.draft.${form}`;

/** The draft of a form for whoever is here now; what another member typed in this tab is not shown. */
export function readDraft(form: string, email: string | undefined): Draft | undefined {
  const stored = sessionStorage.getItem(keyOf(form));
  const draft = stored === null ? undefined : (JSON.parse(stored) as Draft);
  return draft && (draft.owner === undefined || draft.owner === email) ? draft : undefined;
}

/** Keeps what was typed; a form with nothing in it leaves nothing behind. */
export function writeDraft(form: string, draft: Draft): void {
  if (Object.values(draft.values).some(Boolean)) sessionStorage.setItem(keyOf(form), JSON.stringify(draft));
  else dropDraft(form);
}

export function dropDraft(form: string): void {
  sessionStorage.removeItem(keyOf(form));
}
