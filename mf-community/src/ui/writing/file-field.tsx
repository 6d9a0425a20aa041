import { Button, Checkbox, FieldError, Icon, useTranslation } from '@portal/kit';
import { useId, useRef, useState, type ChangeEvent } from 'react';
import type { Editor } from './use-editor.ts';
import styles from './file-field.module.css';

interface FileFieldProps {
  editor: Editor;
  /** What is attached already. */
  storedName?: string | null;
}

/** The attachment: the picker takes several, the first is sent (spec, "Attachments"), and both are said. */
export function FileField({ editor, storedName }: FileFieldProps) {
  const { t } = useTranslation('community');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { file, choose, errorOf } = editor;
  const error = errorOf('file');
  const [count, setCount] = useState(0);

  function clear(): void {
    if (input.current) input.current.value = '';
    choose(undefined);
  }

  function take({ target }: ChangeEvent<HTMLInputElement>): void {
    setCount(target.files?.length ?? 0);
    if (!choose(target.files?.[0])) target.value = '';
  }

  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {t('writing.file.label')}
      </label>
      {/* A browser labels a file input in its own language: the page shows its own text instead. */}
      <div className={styles.box}>
        <input
          ref={input}
          id={id}
          className={styles.input}
          type="file"
          name="file"
          multiple
          aria-invalid={Boolean(error)}
          aria-describedby={`${error ? `${id}-error ` : ''}${id}-hint`}
          onChange={take}
        />
        <span className={styles.pick} aria-hidden="true">
          {t('writing.file.pick')}
        </span>
        <span className={styles.name} aria-hidden="true">
          {file?.name ?? t('writing.file.none')}
        </span>
      </div>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      <p className={styles.hint} id={`${id}-hint`}>
        {t('writing.file.hint')}
      </p>
      <div role="status">
        {file ? (
          <p className={styles.chosen}>
            <Icon name="file" size={18} />
            <span>{t(count > 1 ? 'writing.file.firstOf' : 'writing.file.chosen', { name: file.name, count })}</span>
            <Button size="small" variant="ghost" onClick={clear}>
              {t('writing.file.clear')}
            </Button>
          </p>
        ) : storedName ? (
          <p className={styles.chosen}>
            <Icon name="file" size={18} />
            <span>{t('writing.file.stored', { name: storedName })}</span>
          </p>
        ) : null}
      </div>
      {storedName && !file ? <Checkbox label={t('writing.file.remove')} {...editor.toggle('removeFile')} /> : null}
    </div>
  );
}
