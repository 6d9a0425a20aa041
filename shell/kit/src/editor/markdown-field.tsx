import { FieldError } from '@portal/kit';
import { lazy, Suspense, useId, useRef, type ReactNode } from 'react';
import type { EditorImages } from './editor-images.ts';
import styles from './markdown-field.module.css';
import { layout } from '../ui/layout.ts';

// The field is there at once and can be typed into; toolbar, preview and editor come after it, in one chunk: each further one
// adds its hash to the entry of the section, which every visitor loads.
const EditorTools = lazy(() => import(/* webpackChunkName: "editor-tools" */ './editor-tools.tsx'));

export interface MarkdownFieldProps {
  label: string;
  /** The name of the form's value; with `defaultValue` and `error` as `form.field(name)` gives them. */
  name: string;
  defaultValue?: string;
  error?: ReactNode;
  hint?: ReactNode;
  required?: boolean;
  rows?: number;
  lang?: 'ko' | 'en';
  maxLength?: number;
  /** Where images that are pasted, dropped or chosen go; without it there are none. */
  images?: EditorImages;
  /** Shows the text as readers will see it; without it there is no preview. */
  preview?(text: string): ReactNode;
}

/**
 * A text in Markdown with a toolbar. It is a text area of its form; the editor in its place comes when it has been loaded,
 * keeps it up to date, and leaves what was typed before where it was.
 */
export function MarkdownField({
  label,
  hint,
  error,
  required = false,
  rows = 14,
  images,
  preview,
  ...control
}: MarkdownFieldProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const isComposing = useRef(false);
  const describedBy = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return (
    <div className={`${layout.stack2} ${layout.shrinks}`}>
      <label className={required ? styles['required'] : styles['label']} id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <div className={styles['editor']}>
        <Suspense fallback={<div className={styles['toolbar']} />}>
          <EditorTools
            area={area}
            isComposing={isComposing}
            id={id}
            label={label}
            describedBy={describedBy}
            isInvalid={Boolean(error)}
            isRequired={required}
            images={images}
            preview={preview}
            lang={control.lang}
          />
        </Suspense>
        <textarea
          {...control}
          ref={area}
          id={id}
          rows={rows}
          required={required}
          onCompositionStart={() => {
            isComposing.current = true;
          }}
          onCompositionEnd={() => {
            isComposing.current = false;
          }}
          aria-describedby={describedBy || undefined}
          aria-invalid={Boolean(error)}
          className={styles['area']}
        />
      </div>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      {hint ? (
        <p className={styles['hint']} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
