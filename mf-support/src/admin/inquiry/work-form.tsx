import { Button, Card, FieldError, Select, useToast, useTranslation } from '@portal/kit';
import { FormActions, useForm } from '@portal/kit/admin';
import type { FormEvent } from 'react';
import { useApi } from '../../api/client.ts';
import { changeInquiry, type Assignee, type Inquiry, STATES } from '../../api/inbox.ts';
import { StaleNotice } from './presence-notice.tsx';
import { useDestroyQuestion } from './use-destroy-question.ts';
import styles from './writing-form.module.css';

interface WorkFormProps {
  inquiry: Inquiry;
  assignees: readonly Assignee[];
  onSaved(inquiry: Inquiry): void;
  onReload(): void;
}

/** How far the inquiry is and who sees to it. */
export function WorkForm({ inquiry, assignees, onSaved, onReload }: WorkFormProps) {
  const { t } = useTranslation('support');
  const api = useApi();
  const toast = useToast();
  const isAgreed = useDestroyQuestion(inquiry);
  const { number, version, assignee } = inquiry;
  const form = useForm({
    initial: { state: inquiry.state, assigneeId: assignee?.id ?? '' },
    send: ({ state, assigneeId }) => changeInquiry({ api, number }, { version, state, assigneeId: assigneeId || null }),
    onSent(answer) {
      toast.success(t('admin.work.saved'));
      onSaved(answer);
    },
    errorText: (code) => t([`admin.errors.${code}`, 'admin.failed']),
  });
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
      <form className={styles.form} {...form.props} onSubmit={(event) => void submit(event)}>
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
        <div role="alert" className={styles.alert}>
          {form.state === 'stale' && <StaleNotice onReload={onReload} />}
          {form.message && <FieldError>{form.message}</FieldError>}
        </div>
        <FormActions isSaved>
          <Button type="submit" loading={form.isSending} disabled={!form.changed}>
            {t('admin.work.submit')}
          </Button>
        </FormActions>
      </form>
    </Card>
  );
}
