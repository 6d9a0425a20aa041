import { Button, Card, FieldError, TextArea, useTranslation, layout } from '@portal/kit';
import { FormActions, RestoredNotice, type Form } from '@portal/kit/admin';
import type { FormEvent, ReactNode } from 'react';
import { StaleNotice } from './presence-notice.tsx';
import styles from './writing-form.module.css';

interface WritingFormProps {
  id: string;
  title: string;
  label: string;
  submitLabel: string;
  hint?: string;
  maxLength: number;
  form: Pick<Form<{ content: string }>, 'props' | 'state' | 'isSending' | 'message'> & {
    field(name: 'content'): { name: string; defaultValue: string | undefined; error: string | undefined };
  };
  draft: { isRestored: boolean; discard(): void };
  onSubmit?(event: FormEvent): void;
  onReload(): void;
  /** A file is still on its way. */
  isWaiting?: boolean;
  /** What has been written before. */
  before: ReactNode;
  /** Shown below the text. */
  after?: ReactNode;
  /** Shown before the button. */
  choice?: ReactNode;
}

/** A text for an inquiry below the earlier ones: an answer or a note. */
export function WritingForm({
  id,
  title,
  label,
  submitLabel,
  hint,
  maxLength,
  form,
  draft,
  onSubmit,
  onReload,
  isWaiting,
  before,
  after,
  choice,
}: WritingFormProps) {
  const { t } = useTranslation('support');
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {before}
      <form className={`${layout.stack4} ${layout.column}`} {...form.props} onSubmit={onSubmit ?? form.props.onSubmit}>
        <RestoredNotice draft={draft} />
        <TextArea label={label} hint={hint} rows={5} maxLength={maxLength} required {...form.field('content')} />
        {after}
        <div role="alert" className={styles.alert}>
          {form.state === 'stale' && <StaleNotice onReload={onReload} />}
          {form.message && <FieldError>{form.message}</FieldError>}
        </div>
        <FormActions>
          {choice}
          <Button type="submit" className={styles.submit} loading={form.isSending || isWaiting}>
            {form.isSending ? t('admin.sending') : submitLabel}
          </Button>
        </FormActions>
      </form>
    </Card>
  );
}
