import { ApiError, useLeaveGuard } from '@portal/kit';
import { useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { useFocusFirstError } from './use-focus-first-error.ts';

/** Field → code of what is wrong with it. */
export type FieldErrors<Values> = Partial<Record<keyof Values, string>>;

export interface EditFormOptions<Values, Answer> {
  /** What is stored now. Other content replaces values that nobody has changed yet. */
  initial: Values;
  /** Sends the values; the key makes sending them twice harmless. */
  save(values: Values, context: { idempotencyKey: string }): Promise<Answer>;
  /** After a save; leaving is free by then. */
  onSaved?(answer: Answer): void;
  /** What is wrong before anything is sent. */
  check?(values: Values): Partial<Record<keyof Values, string | undefined>>;
  /** The words for a code, of a field or of the whole. */
  errorText(code: string, field?: keyof Values & string): string;
}

/** `stale`: somebody else has saved since, and what was typed is still there. */
export type EditState = 'idle' | 'saving' | 'saved' | 'stale' | 'failed';

type TypedEvent = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;

function isSame<Values extends object>(a: Values, b: Values): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** A form that edits one thing: values, what is wrong with them, saving, and a guard for what is not saved yet. */
export function useEditForm<Values extends object, Answer>(options: EditFormOptions<Values, Answer>) {
  const { initial, save, onSaved, check, errorText } = options;
  const [stored, setStored] = useState(initial);
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors<Values>>({});
  const [state, setState] = useState<EditState>('idle');
  const [failure, setFailure] = useState<string>();
  const form = useFocusFirstError(errors);
  /** Of the values as they are; others are another thing to be done. */
  const idempotencyKey = useRef<string>(undefined);
  /** The state as it is now: a second press may come before the first is shown. */
  const isSaving = useRef(false);
  const changed = !isSame(values, stored);
  const release = useLeaveGuard(changed);

  // Only other content counts, not another object that holds the same.
  const [known, setKnown] = useState(initial);
  if (!isSame(known, initial)) {
    setKnown(initial);
    setStored(initial);
    if (!changed) setValues(initial);
  }

  function set(patch: Partial<Values>): void {
    idempotencyKey.current = undefined;
    setValues((before) => ({ ...before, ...patch }));
    setErrors(
      (before) =>
        Object.fromEntries(Object.entries(before).filter(([name]) => !(name in patch))) as FieldErrors<Values>,
    );
    if (state === 'saved' || state === 'failed') setState('idle');
  }

  function fail(error: ApiError): void {
    setErrors((error.errors ?? {}) as FieldErrors<Values>);
    setFailure(error.code);
    setState(error.code === 'stale-edit' ? 'stale' : 'failed');
  }

  async function submit(event?: FormEvent): Promise<void> {
    event?.preventDefault();
    if (isSaving.current) return;
    const wrong = Object.entries(check?.(values) ?? {}).filter(([, code]) => code !== undefined);
    setErrors(Object.fromEntries(wrong) as FieldErrors<Values>);
    if (wrong.length > 0) return;
    idempotencyKey.current ??= crypto.randomUUID();
    isSaving.current = true;
    setState('saving');
    try {
      const answer = await save(values, { idempotencyKey: idempotencyKey.current });
      idempotencyKey.current = undefined;
      setStored(values);
      setState('saved');
      release();
      onSaved?.(answer);
    } catch (error) {
      if (!(error instanceof ApiError)) {
        setState('failed');
        throw error;
      }
      fail(error);
    } finally {
      isSaving.current = false;
    }
  }

  const errorOf = (name: keyof Values & string) => errors[name] && errorText(errors[name], name);
  return {
    values,
    set,
    changed,
    state,
    /** Words for the failure as a whole; the fields have their own. */
    message: state === 'failed' && Object.keys(errors).length === 0 ? errorText(failure ?? 'unknown') : undefined,
    submit,
    /** Takes back everything that is not stored. */
    reset() {
      setValues(stored);
      setErrors({});
      setState('idle');
    },
    /** For TextField, TextArea and Select. */
    field: (name: keyof Values & string) => ({
      name,
      value: String(values[name] ?? ''),
      error: errorOf(name),
      onChange: (event: TypedEvent) => set({ [name]: event.target.value } as Partial<Values>),
    }),
    /** For Checkbox. */
    toggle: (name: keyof Values & string) => ({
      name,
      checked: Boolean(values[name]),
      error: errorOf(name),
      onChange: (event: ChangeEvent<HTMLInputElement>) => set({ [name]: event.target.checked } as Partial<Values>),
    }),
    /** For the form element. */
    props: { ref: form, onSubmit: submit, noValidate: true },
  };
}

export type EditForm = Pick<ReturnType<typeof useEditForm>, 'changed' | 'state' | 'message' | 'reset'>;
