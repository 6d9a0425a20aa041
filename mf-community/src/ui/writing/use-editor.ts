import { useToast, useTranslation, type PathOf } from '@portal/kit';
import { hasUnfinishedUpload } from '@portal/kit/editor';
import { useDraft, useForm, useUpload, withFileError } from '@portal/kit/form';
import { useMemo } from 'react';
import type { paths } from '../../api/types.generated.ts';
import { failureKind } from './save-failure.ts';
import { fileError } from './text-limits.ts';

export type Texts = Record<string, string>;

export interface Attachment {
  /** The file that is sent. */
  file?: File;
  /** What is attached already is taken away. */
  removeFile: boolean;
}

type Values = Record<string, string | boolean | File | undefined>;

export interface EditorInput {
  /** Board, post (absent for a new one) and author: nobody else at this browser is shown the draft. */
  place: { board: string; id?: number; author: string };
  /** What is stored now, with its version; empty texts for a new post. */
  stored: { values: Texts; version?: string };
  /** Where it is sent. */
  path: PathOf<paths, 'POST'>;
  /** What is sent besides the file. */
  compose(texts: Texts, version: string | undefined): Texts;
  /** What is wrong before anything is sent: field → code. */
  check(texts: Texts, attachment: Attachment): Record<string, string | undefined>;
  /** After saving; leaving is free by then. */
  onSaved(): void;
}

function textsOf(values: Values): Texts {
  const texts = Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts);
}

function attachmentOf({ file, removeFile }: Values): Attachment {
  return { file: file instanceof File ? file : undefined, removeFile: removeFile === true };
}

/** Texts with the place of an image that is not there yet. */
function unfinished(texts: Texts): Record<string, string> {
  const names = Object.keys(texts).filter((name) => hasUnfinishedUpload(texts[name] ?? ''));
  return Object.fromEntries(names.map((name) => [name, 'upload-unfinished']));
}

const defined = (errors: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(errors).filter(([, code]) => code !== undefined));

function bodyOf(texts: Texts, { file, removeFile }: Attachment): FormData {
  const body = new FormData();
  // The file comes last, so that the service knows what it is for when it arrives. Its name is a field of the contract, also without one
  for (const [name, value] of Object.entries(texts)) body.append(name, value);
  body.append('fileName', file?.name.normalize('NFC') ?? '');
  if (removeFile && !file) body.append('removeFile', 'true');
  if (file) body.append('file', file);
  return body;
}

export type Editor = ReturnType<typeof useEditor>;

/** A post that is being written: its values, its file, its draft, and sending it. */
export function useEditor({ place: { board, id, author }, stored, path, compose, check, onSaved }: EditorInput) {
  const upload = useUpload<paths>();
  const toast = useToast();
  const { t } = useTranslation('community');
  const initial = useMemo<Values>(() => ({ ...stored.values, removeFile: false, file: undefined }), [stored]);
  const form = useForm<Values, number>({
    initial,
    check: (values) => ({ ...unfinished(textsOf(values)), ...defined(check(textsOf(values), attachmentOf(values))) }),
    send: (values, { keyFor }): Promise<number> =>
      upload
        .send(path, bodyOf(compose(textsOf(values), draft.version), attachmentOf(values)), keyFor(values))
        .catch((error: unknown) => {
          throw withFileError(error);
        }),
    onSent(status) {
      toast.success(t(status === 201 ? 'writing.added' : 'writing.changed'));
      onSaved();
    },
    onFailed({ errors }) {
      if (errors?.['file'] === 'file-too-large') toast.warning(t('writing.errors.file-too-large'));
      else toast.error(t('writing.failed'));
    },
    errorText: (code, field, failure) =>
      field
        ? t([`writing.errors.${code}`, 'writing.errors.other'])
        : t(`writing.failures.${failureKind(failure ?? { status: 0, code })}`),
  });
  const draft = useDraft<Values>(form, {
    name: `community.draft.${board}.${id ?? 'new'}.${author}`,
    owner: author,
    isLasting: true,
    version: stored.version,
  });
  const { state, failure, values } = form;

  /** Takes a file, unless it is too large or of a kind that is not taken: that is said at once, and nothing is sent. */
  function choose(chosen: File | undefined): boolean {
    const error = chosen && fileError(chosen);
    const file = error ? undefined : chosen;
    // Another image wants other words.
    form.set('imageAlt' in values ? { file, imageAlt: values['imageAlt'] } : { file });
    if (error) {
      toast.warning(t(`writing.errors.${error}`));
      form.refuse({ file: error });
    }
    return !error;
  }

  const fields = failure?.errors?.['file'] === 'file-too-large' ? 'too-large' : 'fields';
  const kind = state === 'stale' ? 'stale' : state === 'failed' ? fields : undefined;
  return {
    ...form,
    ...attachmentOf(values),
    texts: textsOf(values),
    choose,
    progress: upload.progress,
    needsSignIn: state === 'failed' && failure?.status === 401,
    /** Why it was not saved, or not sent. */
    message: form.message ?? (kind && t(`writing.failures.${kind}`)),
    isRestored: draft.isRestored,
    /** Gives up what was written, for what is stored. */
    discard: draft.discard,
  };
}
