import { useSession } from '@portal/kit';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { attemptFor, type Attempt } from '../attempt/attempt.ts';
import { dropDraft, readDraft, writeDraft } from './draft.ts';
import { fillEmpty, readForm } from './form-values.ts';

interface DraftInput {
  /** Name under which the tab keeps it. */
  name: string;
  form: RefObject<HTMLFormElement | null>;
  /** The fields that are kept; passwords are never among them. */
  fields: readonly string[];
  /** Whether an attempt is kept too. Not for forms with passwords: the attempt's content would tell them. */
  keepsAttempt: boolean;
}

/** Keeps what is typed in this tab, and puts it back after a reload, a visit elsewhere or signing in. */
export function useDraft({ name, form, fields, keepsAttempt }: DraftInput) {
  const { status, user } = useSession();
  const email = user?.email;
  const [isRestored, setRestored] = useState(false);
  const attempt = useRef<Attempt>(undefined);

  useEffect(() => {
    if (status === 'unknown' || !form.current) return;
    const draft = readDraft(name, email);
    if (!draft) return;
    attempt.current ??= draft.attempt;
    if (fillEmpty(form.current, draft.values)) setRestored(true);
  }, [status, email, name, form]);

  function save() {
    if (!form.current) return;
    writeDraft(name, {
      owner: email,
      values: readForm(form.current, fields),
      attempt: keepsAttempt ? attempt.current : undefined,
    });
  }

  function forget() {
    attempt.current = undefined;
    setRestored(false);
    dropDraft(name);
  }

  /** The key to send this content under. */
  function keyFor(content: string): string {
    attempt.current = attemptFor(content, attempt.current);
    save();
    return attempt.current.key;
  }

  return { isRestored, save, forget, keyFor };
}
