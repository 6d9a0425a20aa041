import { Card, Select, TextField, useTranslation, layout } from '@portal/kit';
import { SaveBar, useEditDraft, useForm } from '@portal/kit/admin';
import type { FormEvent } from 'react';
import { useApi } from '../../api/client.ts';
import { changeInquiry, type Assignee, type Inquiry, STATES } from '../../api/inbox.ts';
import { TagField } from './tag-field.tsx';
import { tagsIn, tagText } from '../../ui/tags/tags.ts';
import { useDestroyQuestion } from './use-destroy-question.ts';
import styles from './writing-form.module.css';

interface WorkFormProps {
  inquiry: Inquiry;
  assignees: readonly Assignee[];
  onSaved(inquiry: Inquiry): void;
  onReload(): void;
}

/** How far the inquiry is, who sees to it until when, and its tags. */
export function WorkForm({ inquiry, assignees, onSaved, onReload }: WorkFormProps) {
  const { t } = useTranslation('support');
  const api = useApi();
  const isAgreed = useDestroyQuestion(inquiry);
  const { number, version, assignee } = inquiry;
  const initial = {
    state: inquiry.state,
    assigneeId: assignee?.id ?? '',
    dueOn: inquiry.dueOn ?? '',
    tags: tagText(inquiry.tags),
    tag: '',
  };
  const form = useForm({
    initial,
    send: ({ state, assigneeId, dueOn, tags, tag }): Promise<Inquiry> =>
      changeInquiry(
        { api, number },
        {
          version: draft.version,
          state,
          assigneeId: assigneeId || null,
          dueOn: dueOn || null,
          tags: tagsIn(tagText([...tagsIn(tags), tag])),
        },
      ),
    onSent: onSaved,
    errorText: (code) => t([`admin.errors.${code}`, 'admin.failed']),
  });
  const draft = useEditDraft(form, { name: `support.draft.work.${number}`, stored: initial, version });
  const isKnown = !assignee || assignees.some(({ id }) => id === assignee.id);
  const people = isKnown ? assignees : [assignee, ...assignees];

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (form.values.state === inquiry.state || (await isAgreed(form.values.state))) await form.submit();
  }

  return (
    <Card as="section" aria-labelledby="inquiry-work">
      <h2 className={styles.title} id="inquiry-work">
        {t('admin.work.title')}
      </h2>
      <form className={`${layout.stack4} ${layout.column}`} {...form.props} onSubmit={(event) => void submit(event)}>
        <Select label={t('admin.work.state')} {...form.field('state')}>
          {STATES.map((state) => (
            <option key={state} value={state}>
              {t(`words.states.${state}`)}
            </option>
          ))}
        </Select>
        <Select label={t('admin.work.assignee')} {...form.field('assigneeId')}>
          <option value="">{t('admin.inbox.nobody')}</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <TextField type="date" label={t('admin.work.dueOn')} max="2099-12-31" {...form.field('dueOn')} />
        <TagField form={form} />
        <SaveBar form={form} draft={draft} onShowCurrent={onReload} submitLabel={t('admin.work.submit')} />
      </form>
    </Card>
  );
}
