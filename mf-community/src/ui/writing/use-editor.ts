import { useLeaveGuard, usePortal, useToast, useTranslation } from '@portal/kit';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { isTooLarge } from '../upload/attachment-limit.ts';
import { upload, type UploadInput } from '../upload/upload.ts';
import { attemptFor, type Attempt } from './attempt.ts';
import type { Draft, DraftPlace } from './draft.ts';
import { saveFailure, type SaveFailure } from './save-failure.ts';
import { useDraft } from './use-draft.ts';
import { useFocusFirstError } from './use-focus-first-error.ts';

export interface EditorInput {
  place: DraftPlace;
  /** What is stored now; empty values for a new post. */
  stored: Draft;
  /** Where it is sent. */
  path: UploadInput['path'];
  /** What is sent besides the file. */
  compose(values: Record<string, string>, version: string | undefined): Record<string, string>;
  /** What is wrong before anything is sent: field → code. */
  check(values: Record<string, string>, file: File | undefined): Record<string, string | undefined>;
  /** After saving; leaving is free by then. */
  onSaved(): void;
}

export type Editor = ReturnType<typeof useEditor>;

/** A post that is being written: its values, its file, its draft, and sending it. */
export function useEditor({ place, stored, path, compose, check, onSaved }: EditorInput) {
  const { session } = usePortal();
  const toast = useToast();
  const { t } = useTranslation('community');
  const { draft, isRestored, change, discard, drop } = useDraft(place, stored);
  const [file, setFile] = useState<File>();
  const [failure, setFailure] = useState<SaveFailure>();
  const [progress, setProgress] = useState<number>();
  const attempt = useRef<Attempt>(undefined);
  const running = useRef<AbortController>(undefined);
  const [failures, setFailures] = useState(0);
  const form = useFocusFirstError(failures);
  const { values, version } = draft;
  const isChanged = file !== undefined || JSON.stringify(values) !== JSON.stringify(stored.values);
  const release = useLeaveGuard(isChanged);
  useEffect(() => () => running.current?.abort(), []);

  function set(patch: Record<string, string>): void {
    change({ ...values, ...patch });
    forgive(Object.keys(patch));
  }

  function fail(found: SaveFailure): void {
    setFailure(found);
    setFailures((count) => count + 1);
  }

  /** What is changed is no longer marked; the word about marked fields goes with the last of them. */
  function forgive(fields: string[]): void {
    setFailure((before) => {
      if (!before) return before;
      const errors = Object.entries(before.errors).filter(([field]) => !fields.includes(field));
      return errors.length === 0 && before.kind === 'fields'
        ? undefined
        : { ...before, errors: Object.fromEntries(errors) };
    });
  }

  /** Takes a file, unless it is too large: that is said at once, and nothing is sent. */
  function choose(chosen: File | undefined): boolean {
    const isRefused = chosen !== undefined && isTooLarge(chosen);
    setFile(isRefused ? undefined : chosen);
    if (isRefused) {
      toast.warning(t('writing.errors.file-too-large'));
      setFailure({ kind: 'fields', errors: { file: 'file-too-large' } });
    } else {
      forgive(['file', 'imageAlt']);
    }
    return !isRefused;
  }

  async function deliver(): Promise<void> {
    const body = new FormData();
    // The file comes last, so that the service knows what it is for when it arrives.
    for (const [name, value] of Object.entries(compose(values, version))) {
      // Only said when it is wanted.
      if (name !== 'removeFile' || (value && !file)) body.append(name, value);
    }
    if (file) body.append('file', file);
    attempt.current = attemptFor(values, file, attempt.current);
    const { signal } = (running.current = new AbortController());
    try {
      const status = await upload({
        session,
        path,
        form: body,
        idempotencyKey: attempt.current.key,
        onProgress: setProgress,
        signal,
      });
      drop();
      release();
      toast.success(t(status === 201 ? 'writing.added' : 'writing.changed'));
      onSaved();
    } catch (error) {
      if (signal.aborted) return;
      const found = saveFailure(error);
      fail(found);
      if (found.kind === 'too-large') toast.warning(t('writing.errors.file-too-large'));
      else toast.error(t('writing.failed'));
    } finally {
      setProgress(undefined);
    }
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (progress !== undefined) return;
    const wrong = Object.entries(check(values, file)).flatMap(([field, code]) =>
      code ? [[field, code] as const] : [],
    );
    if (wrong.length > 0) {
      fail({ kind: 'fields', errors: Object.fromEntries(wrong) });
      return;
    }
    setFailure(undefined);
    setProgress(0);
    await deliver();
  }

  return {
    values,
    file,
    failure,
    progress,
    isRestored,
    isChanged,
    isSending: progress !== undefined,
    set,
    choose,
    /** For the form element. */
    props: { ref: form, onSubmit: (event: FormEvent) => void submit(event), noValidate: true },
    /** Gives up what was written, for what is stored. */
    discard() {
      discard();
      setFile(undefined);
      setFailure(undefined);
    },
    errorOf: (field: string): string | undefined => {
      const code = failure?.errors[field];
      return code && t([`writing.errors.${code}`, 'writing.errors.other']);
    },
  };
}
