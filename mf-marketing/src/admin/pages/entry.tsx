import {
  Checkbox,
  ErrorState,
  PageProblem,
  Skeleton,
  useNavigate,
  useParams,
  useToast,
  useTranslation,
  type HeadInput,
  type PageHead,
} from '@portal/kit';
import { AdminPage, FormSection, HistoryButton, SaveBar, useEditDraft, useForm } from '@portal/kit/admin';
import { lazy, Suspense, useMemo } from 'react';
import { useAdminItem } from '../../api/admin-client.ts';
import { useApi } from '../../api/client.ts';
import type { Entry, NewEntry } from '../../api/entries.ts';
import { EntryFields } from '../entry-fields.tsx';
import { missingFields, toBody, toValues, type EntryValues } from '../entry.ts';
import { entryNouns, type EntryNoun } from '../entry-nouns.ts';
import { useFieldLabel } from '../use-field-label.ts';
import styles from './entry.module.css';

export function head({ t, params }: HeadInput<undefined>): PageHead {
  return { title: t(`admin.views.${params['noun']}`), description: '', noindex: true };
}

// Load the components of the pages that show the entries; the form does not wait for them.
const EntryPreview = lazy(() => import(/* webpackChunkName: "entry-preview" */ '../previews/entry-preview.tsx'));
const PictureForm = lazy(() => import(/* webpackChunkName: "entry-preview" */ '../picture/picture-form.tsx'));

interface EditorProps {
  noun: EntryNoun;
  entry?: Entry;
  onShowCurrent(): void;
}

function Editor({ noun, entry, onShowCurrent }: EditorProps) {
  const { t } = useTranslation('marketing');
  const api = useApi();
  const navigate = useNavigate();
  const toast = useToast();
  const listAddress = `/admin/marketing/${noun.path}`;
  const address = `/api/content/admin/${noun.path}` as const;
  const fieldLabel = useFieldLabel(noun.fields);
  const initial = useMemo(() => toValues(noun.fields, entry), [noun, entry]);
  const fields = entry ? noun.fields.filter(({ isFixed }) => !isFixed) : noun.fields;

  const form = useForm<EntryValues, Entry>({
    initial,
    check: (values) => missingFields(fields, values),
    errorText: (code) => t(`admin.errors.${code}`, { defaultValue: t('admin.errors.other') }),
    send: (values, { keyFor }): Promise<Entry> => {
      const body = { ...toBody<NewEntry>(fields, values), hidden: values['isShown'] !== true };
      return entry
        ? api.send('PATCH', `${address}/${entry.entryId}`, { ...body, version: draft.version })
        : api.send('POST', address, body, { idempotencyKey: keyFor(body) });
    },
    onSent: () => {
      toast.success(t(entry ? 'admin.changed' : 'admin.added'));
      navigate(listAddress);
    },
  });

  const draft = useEditDraft(form, {
    name: `marketing.draft.${noun.path}.${entry?.entryId ?? 'new'}`,
    stored: initial,
    version: entry?.version,
  });

  const pictureName = noun.fields.find(({ kind }) => kind === 'picture')?.name;
  const pictureId = pictureName && String(form.values[pictureName] ?? '');
  const picture = useAdminItem(pictureId ? `/api/content/admin/pictures/${pictureId}` : undefined);
  const shownPicture = picture.data?.pictureId === pictureId ? picture.data : undefined;

  return (
    <AdminPage
      title={t(entry ? 'admin.editTitle' : 'admin.newTitle', { noun: t(`admin.views.${noun.path}`) })}
      back={{ to: listAddress, label: t(`admin.views.${noun.path}`) }}
      actions={
        entry ? (
          <HistoryButton
            path={`${address}/${entry.entryId}`}
            version={entry.version}
            fieldLabel={fieldLabel}
            onRestored={onShowCurrent}
          />
        ) : undefined
      }
    >
      <div className={styles.parts}>
        <form {...form.props}>
          <FormSection title={t('admin.content')}>
            <EntryFields fields={fields} form={form} isNew={!entry} />
            <Checkbox label={t('admin.isShown')} {...form.toggle('isShown')} />
          </FormSection>
          <SaveBar form={form} draft={draft} onCancel={() => navigate(listAddress)} onShowCurrent={onShowCurrent} />
        </form>
        {pictureName && (
          <Suspense fallback={<Skeleton height={240} />}>
            <PictureForm
              key={`${shownPicture?.pictureId} ${shownPicture?.version}`}
              picture={shownPicture}
              isFailed={Boolean(pictureId && picture.error)}
              onReload={picture.reload}
              onChosen={(chosen) => form.set({ [pictureName]: chosen })}
            />
          </Suspense>
        )}
        <Suspense fallback={<Skeleton height={320} />}>
          <EntryPreview noun={noun.path} values={form.values} picture={shownPicture} />
        </Suspense>
      </div>
    </AdminPage>
  );
}

function StoredEntry({ noun, entryId }: { noun: EntryNoun; entryId: string }) {
  const list = useAdminItem(`/api/content/admin/${noun.path}`);
  if (list.error) return <ErrorState onRetry={list.reload} />;
  if (!list.data) return <Skeleton height={480} />;
  const entry = list.data.find((candidate) => candidate.entryId === entryId);
  return entry ? <Editor noun={noun} entry={entry} onShowCurrent={list.reload} /> : <PageProblem status={404} />;
}

/** One entry in a form, beside what visitors will see of it. */
export function Page() {
  const { noun: path = '', entryId = '' } = useParams();
  const noun = entryNouns.get(path);
  if (!noun) return <PageProblem status={404} />;
  return entryId === 'new' ? (
    <Editor noun={noun} onShowCurrent={() => undefined} />
  ) : (
    <StoredEntry key={entryId} noun={noun} entryId={entryId} />
  );
}
