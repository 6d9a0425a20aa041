import { Checkbox, Select, TextField, useSession, useToast, useTranslation } from '@portal/kit';
import {
  HistoryButton,
  LocalizedFields,
  SaveBar,
  useAction,
  useEditDraft,
  useForm,
  useLibraryImages,
} from '@portal/kit/admin';
import { MarkdownField } from '@portal/kit/editor';
import { useEffect, useMemo, type FormEvent } from 'react';
import { countNotified, saveTraining, type AdminTraining } from '../../api/admin-trainings.ts';
import { useApi } from '../../api/client.ts';
import { LazyMarkdown } from '../../ui/training/lazy-markdown.tsx';
import styles from './training-editor.module.css';
import { checkForm, copyOfForm, EMPTY_FORM, formOf, isMoved } from './training-form.ts';

interface TrainingEditorProps {
  /** Undefined for a new one. */
  training: AdminTraining | undefined;
  /** What a new one begins as a copy of. */
  model?: AdminTraining;
  /** Whether closing would lose something. */
  onChanged(isChanged: boolean): void;
  onSaved(): void;
  /** Loads what somebody else has saved meanwhile. */
  onShowCurrent(): void;
}

/** Days to choose from, and what another client has stored. */
const reminderChoices = (stored: string) => [...new Set(['0', '1', '2', '3', '7', stored])];

/** Everything that an admin says of a training (spec, "Admin registration/edit form"). */
export function TrainingEditor({ training, model, onChanged, onSaved, onShowCurrent }: TrainingEditorProps) {
  const { t } = useTranslation('education');
  const { t: kitText } = useTranslation('shell');
  const api = useApi();
  const toast = useToast();
  const { run } = useAction();
  const images = {
    ko: useLibraryImages('/api/education/media', 'ko'),
    en: useLibraryImages('/api/education/media', 'en'),
  };
  const { user } = useSession();
  const initial = useMemo(
    () => (training ? formOf(training) : model ? copyOfForm(model) : EMPTY_FORM),
    [training, model],
  );
  const form = useForm({
    initial,
    send({ notify, ...values }, { keyFor }): Promise<unknown> {
      const educationId = training?.educationId;
      const { version } = draft;
      const edit = {
        ...values,
        capacity: Number(values.capacity),
        reminderDays: Number(values.reminderDays),
        educationId,
        email: user?.email ?? '',
        version,
        ...(training && { notify }),
      };
      return saveTraining(api, edit, keyFor(edit));
    },
    onSent() {
      toast.success(t(training ? 'admin.editor.changed' : 'admin.editor.added'));
      onSaved();
    },
    onFailed: () => toast.error(t('admin.editor.failed')),
    errorText: (code) => t([`admin.errors.${code}`, 'admin.errors.other']),
    check: checkForm,
  });
  const draft = useEditDraft(form, {
    name: `education.draft.training.${training?.educationId ?? (model ? `copy-${model.educationId}` : 'new')}`,
    stored: initial,
    version: training?.version,
  });
  const { changed, values } = form;
  useEffect(() => onChanged(changed), [changed, onChanged]);

  /** A change of time or place sends mails: the admin is told how many before saving. */
  async function askAboutMove() {
    if (!training || !values.notify || !isMoved(training, values) || Object.keys(checkForm(values)).length > 0)
      return undefined;
    const number = await countNotified(api, training.educationId);
    if (number === 0) return undefined;
    return {
      title: t('admin.move.title'),
      text: t('admin.move.text', { number }),
      confirmLabel: t('admin.move.confirm'),
    };
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    void run({ question: askAboutMove, work: () => form.submit(), failed: t('admin.editor.failed') });
  }

  return (
    <form {...form.props} className={styles.form} onSubmit={submit}>
      {training ? (
        <div>
          <HistoryButton
            path={`/api/education/admin/trainings/${training.educationId}`}
            version={training.version}
            restoreText={t('admin.history.mails')}
            fieldLabel={(name) => t(`admin.history.fields.${name}`, { defaultValue: '' }) || undefined}
            valueText={(name, value) => (name === 'status' ? t(`schedule.status.${String(value)}`) : undefined)}
            onRestored={onShowCurrent}
          />
        </div>
      ) : null}
      <LocalizedFields label={t('training.type')} maxLength={60} ko={form.field('type')} en={form.field('typeEn')} />
      <Select label={t('training.status')} {...form.field('status')}>
        {(['recruiting', 'completed'] as const).map((status) => (
          <option key={status} value={status}>
            {t(`schedule.status.${status}`)}
          </option>
        ))}
      </Select>
      <LocalizedFields
        label={t('training.titleLabel')}
        maxLength={200}
        ko={form.field('title')}
        en={form.field('titleEn')}
      />
      {(['ko', 'en'] as const).map((lang) => (
        <MarkdownField
          key={lang}
          label={kitText(`admin.ui.localized.${lang}`, { label: t('training.content') })}
          lang={lang}
          rows={8}
          maxLength={20_000}
          required={lang === 'ko'}
          images={images[lang]}
          preview={(text) => <LazyMarkdown text={text} />}
          {...form.field(lang === 'ko' ? 'content' : 'contentEn')}
        />
      ))}
      <div className={styles.pair}>
        <TextField type="date" label={t('admin.editor.startDate')} required {...form.field('startDate')} />
        <TextField
          type="date"
          label={t('admin.editor.endDate')}
          required
          min={values.startDate || undefined}
          {...form.field('endDate')}
        />
        <TextField type="time" label={t('admin.editor.startTime')} required {...form.field('startTime')} />
        <TextField type="time" label={t('admin.editor.endTime')} required {...form.field('endTime')} />
      </div>
      <LocalizedFields
        label={t('training.place')}
        required={false}
        maxLength={200}
        ko={form.field('place')}
        en={form.field('placeEn')}
      />
      <TextField
        inputMode="numeric"
        maxLength={5}
        label={t('training.capacity')}
        hint={t('admin.editor.capacityHint')}
        required
        {...form.field('capacity')}
      />
      <Checkbox label={t('admin.editor.waitingList')} {...form.toggle('waitingList')} />
      <Select label={t('admin.editor.reminder')} hint={t('admin.editor.reminderHint')} {...form.field('reminderDays')}>
        {reminderChoices(initial.reminderDays).map((days) => (
          <option key={days} value={days}>
            {t(days === '0' ? 'admin.editor.noReminder' : 'admin.editor.daysBefore', { days })}
          </option>
        ))}
      </Select>
      {training ? <Checkbox label={t('admin.editor.notify')} {...form.toggle('notify')} /> : null}
      <SaveBar form={form} draft={draft} onShowCurrent={onShowCurrent} submitLabel={t('admin.editor.save')} />
    </form>
  );
}
