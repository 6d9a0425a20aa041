import { useSession } from '@portal/kit';
import { useDraft, type Form } from '@portal/kit/form';
import { useEffect, useEffectEvent, useState } from 'react';
import { mergedEdits, type EditConflict } from './merged-edits.ts';

type Values = Record<string, string | boolean | File | undefined>;

interface EditDraftOptions<Stored, Version> {
  /** What is edited, e.g. `education.draft.training.7`. The draft is of whoever is signed in. */
  name: string;
  /** What is stored now, as the form's `initial` gives it. */
  stored: Stored;
  /** Its version; undefined for what is new. */
  version?: Version;
}

interface Begun<Stored> {
  stored: Stored;
  version: string | undefined;
}

/** What became of somebody else's changes that were stored while one was typing. */
export interface Merged {
  /** Fields that only they have changed: the form has their values now. */
  taken: string[];
  /** Fields that both have changed: the form has what was typed here, until `choose`. */
  conflicts: EditConflict[];
}

/**
 * The draft of a form of admins. It outlives the tab and the session, and what somebody else stored meanwhile is brought
 * together with what was typed as soon as the page has read it: SaveBar says how, and asks where both changed a field.
 */
export function useEditDraft<
  Stored extends { [Name in keyof Stored]: Values[string] },
  Version extends number | undefined = undefined,
>(form: Form<Stored>, { name, stored, version }: EditDraftOptions<Stored, Version>) {
  const email = useSession().user?.email;
  // A session that ends in the middle of a text leaves it with whoever typed it
  const [owner, setOwner] = useState(email);
  if (email !== undefined && email !== owner) setOwner(email);
  const current = version === undefined ? undefined : String(version);
  const draft = useDraft<Stored>(form, { name: `${name}.${owner}`, owner, isLasting: true, version: current });
  const [begun, setBegun] = useState<Begun<Stored>>({ stored, version: current });
  const [rebased, setRebased] = useState<string>();
  const [merged, setMerged] = useState<Merged>();
  const { changed, values, state } = form;
  /** The version from which what is typed has begun. */
  const basis = rebased ?? (draft.isRestored ? draft.version : begun.version);

  const follow = useEffectEvent(() => {
    if (!changed) {
      // Whoever takes all that the other has stored may still take it back
      if (merged && state === 'stale') return;
      if (begun.version !== current) setBegun({ stored, version: current });
      setRebased(undefined);
      setMerged(undefined);
      return;
    }
    if (current === undefined || basis === current) return;
    const { patch, conflicts } = mergedEdits({
      mine: values,
      theirs: stored,
      // A draft of an earlier visit began from a state that is known only while nothing has changed since
      base: basis === begun.version ? begun.stored : undefined,
    });
    form.set(patch);
    setBegun({ stored, version: current });
    setRebased(current);
    setMerged({ taken: Object.keys(patch), conflicts });
  });
  useEffect(() => follow(), [changed, current, draft.isRestored, basis, state]);

  return {
    isRestored: draft.isRestored,
    discard: draft.discard,
    /** To be sent with what was typed. */
    version: (basis === undefined ? undefined : Number(basis)) as Version,
    merged,
    /** Puts one of the two values of a conflict into the form. */
    choose(field: string, value: unknown): void {
      form.set({ [field]: value } as Partial<Stored>);
    },
  };
}
