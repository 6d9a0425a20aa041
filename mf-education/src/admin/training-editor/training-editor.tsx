import { Checkbox, useSession, useToast, useTranslation, layout } from '@portal/kit';
import {
  ResourceFields,
  ResourceHistory,
  SaveBar,
  toValues,
  useAction,
  useEditDraft,
  useForm,
  type FieldDescription,
  type Resource,
  type ResourceValues,
} from '@portal/kit/admin';
import { useEffect, useMemo, type FormEvent } from 'react';
import { findNotified, saveTraining, type AdminTraining } from '../../api/admin-trainings.ts';
import { useApi } from '../../api/client.ts';
import { controls } from './training-controls.tsx';
import styles from './training-editor.module.css';
import { checkForm, toEdit } from './training-form.ts';

interface TrainingEditorProps {
  /** Trainings as the service describes them. */
  resource: Resource;
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

/** Everything that an admin says of a training (spec, "Admin registration/edit form"). */
export function TrainingEditor({ resource, training, model, onChanged, onSaved, onShowCurrent }: TrainingEditorProps) {
  const { t } = useTranslation('education');
  const api = useApi();
  const toast = useToast();
  const { run } = useAction();
  const { user } = useSession();
  const initial = useMemo<ResourceValues>(
    () => ({ ...toValues(resource, { entry: training, model }), notify: true }),
    [resource, training, model],
  );
  const form = useForm<ResourceValues, unknown>({
    initial,
    send(values, { keyFor }): Promise<unknown> {
      const educationId = training?.educationId;
      const { version } = draft;
      const edit = {
        ...toEdit(resource, values),
        educationId,
        email: user?.email ?? '',
        version,
        ...(training && { notify: values['notify'] === true }),
      };
      return saveTraining(api, edit, keyFor(edit));
    },
    onSent() {
      toast.success(t(training ? 'admin.editor.changed' : 'admin.editor.added'));
      onSaved();
    },
    onFailed: () => toast.error(t('admin.editor.failed')),
    errorText: (code) => t([`admin.errors.${code}`, 'admin.errors.other']),
    check: (values) => checkForm(resource, values),
  });
  const draft = useEditDraft(form, {
    name: `education.draft.training.${training?.educationId ?? (model ? `copy-${model.educationId}` : 'new')}`,
    stored: initial,
    version: training?.version,
  });
  const { fields } = resource;
  const isWhen = ({ kind }: FieldDescription) => kind === 'date' || kind === 'time';
  const when = fields.filter(isWhen);
  const before = fields.slice(0, fields.findIndex(isWhen));
  const after = fields.slice(before.length).filter((field) => !isWhen(field));
  const { changed, values } = form;
  useEffect(() => onChanged(changed), [changed, onChanged]);

  /** A change of time or place sends mails: the admin is told how many before saving. */
  async function askAboutMove() {
    if (!training || !values['notify']) return undefined;
    if (Object.keys(checkForm(resource, values)).length > 0) return undefined;
    const { notified: number, moving } = await findNotified(api, training.educationId);
    if (number === 0 || moving.every((name) => initial[name] === values[name])) return undefined;
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
    <form {...form.props} className={layout.stack5} onSubmit={submit}>
      {training ? (
        <div>
          <ResourceHistory
            resource={resource}
            entry={{ entryId: String(training.educationId), version: training.version }}
            restoreText={t('admin.history.mails')}
            onRestored={onShowCurrent}
          />
        </div>
      ) : null}
      <ResourceFields fields={before} form={form} controls={controls} />
      <div className={styles.pair}>
        <ResourceFields fields={when} form={form} controls={controls} />
      </div>
      <ResourceFields fields={after} form={form} controls={controls} />
      {training ? <Checkbox label={t('admin.editor.notify')} {...form.toggle('notify')} /> : null}
      <SaveBar form={form} draft={draft} onShowCurrent={onShowCurrent} submitLabel={t('admin.editor.save')} />
    </form>
  );
}
