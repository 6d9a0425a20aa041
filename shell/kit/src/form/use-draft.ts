import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { browserStorage, readKept, tabStorage, type KeptTexts } from '../storage/storage.ts';
import type { FormValues } from './form-controls.ts';
import type { Attempt } from './form-types.ts';
import type { Form } from './use-form.ts';

/** What was typed and has not been received yet. Never holds secrets or files. */
interface Draft {
  /** E-mail of who typed it; absent when nobody was signed in. */
  owner?: string;
  values: Record<string, unknown>;
  version?: string;
  attempt?: Attempt;
}

export interface DraftOptions<Values> {
  /** The name under which it is kept, e.g. `support.draft.question`. */
  name: string;
  /** E-mail of who is here. What another member typed at this browser is not shown. */
  owner: string | undefined;
  /** False while it is not known who is here. */
  isReady?: boolean;
  /** Fields that are never kept. */
  secrets?: readonly (keyof Values & string)[];
  /** Also after the tab is closed; otherwise the tab keeps it. */
  isLasting?: boolean;
  /** The version of what is edited. */
  version?: string;
}

type FormOfDraft<Values extends FormValues<Values>> = Pick<
  Form<Values>,
  'values' | 'changed' | 'state' | 'attempt' | 'onReceived' | 'fillIn' | 'reset'
>;

/** Keeps what is typed through a reload, a visit elsewhere and signing in, until it is received or taken back. */
export function useDraft<Values extends FormValues<Values>>(form: FormOfDraft<Values>, options: DraftOptions<Values>) {
  const { values, changed, state, attempt, onReceived } = form;
  const { name, owner, isReady = true, secrets = [], isLasting = false, version } = options;
  const [restored, setRestored] = useState<Pick<Draft, 'version'>>();
  const lookedFor = useRef<string>(undefined);
  /** What another member left here is not this form's to remove. */
  const isOwn = useRef(false);

  function restore(storage: KeptTexts): boolean {
    const draft = readKept(storage, name) as Draft | undefined;
    if (!draft || (draft.owner !== undefined && draft.owner !== owner)) return false;
    attempt.current ??= draft.attempt;
    isOwn.current = true;
    if (form.fillIn(draft.values as Partial<Values>, true)) setRestored({ version: draft.version });
    return true;
  }

  function write(storage: KeptTexts): void {
    const kept = Object.entries(values).filter(
      ([field, value]) => !secrets.includes(field as keyof Values & string) && !(value instanceof File),
    );
    const draft: Draft = { owner, values: Object.fromEntries(kept), version: (restored ?? options).version };
    if (secrets.length === 0) draft.attempt = attempt.current;
    storage.set(name, JSON.stringify(draft));
    isOwn.current = true;
  }

  const keep = useEffectEvent(() => {
    const storage = isLasting ? browserStorage : tabStorage;
    const place = `${name} ${owner}`;
    const drop = () => {
      if (isOwn.current) storage.remove(name);
      isOwn.current = false;
      setRestored(undefined);
    };
    onReceived.current = drop;
    if (isReady && lookedFor.current !== place) {
      lookedFor.current = place;
      if (restore(storage)) return;
    }
    if (changed) write(storage);
    else if (isOwn.current) drop();
  });
  // With the state: an attempt that failed is kept with its key.
  useEffect(() => keep(), [values, changed, state, isReady, name, owner]);

  return {
    /** What was typed earlier is there again. */
    isRestored: restored !== undefined,
    /** The version that was there when it was begun; to be sent with it. */
    version: restored ? restored.version : version,
    /** Gives up what was typed, for what is stored. */
    discard: () => form.reset(),
  };
}
