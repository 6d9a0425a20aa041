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
import { lazy, Suspense, useMemo, type ReactNode } from 'react';
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

const listAddress = (noun: EntryNoun) => `/admin/marketing/${noun.path}`;

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
  const address = `/api/content/admin/${noun.path}` as const;
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
      navigate(listAddress(noun));
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
    <div className={styles.parts}>
      <form {...form.props}>
        <FormSection title={t('admin.content')}>
          <EntryFields fields={fields} form={form} isNew={!entry} />
          <Checkbox label={t('admin.isShown')} {...form.toggle('isShown')} />
        </FormSection>
        <SaveBar form={form} draft={draft} onCancel={() => navigate(listAddress(noun))} onShowCurrent={onShowCurrent} />
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
  );
}

interface EntryPageProps {
  noun: EntryNoun;
  kind: 'new' | 'edit';
  actions?: ReactNode;
  children: ReactNode;
}

function EntryPage({ noun, kind, actions, children }: EntryPageProps) {
  const { t } = useTranslation('marketing');
  const list = t(`admin.views.${noun.path}`);
  return (
    <AdminPage
      title={t(`admin.${kind}Title`, { noun: list })}
      back={{ to: listAddress(noun), label: list }}
      actions={actions}
    >
      {children}
    </AdminPage>
  );
}

function StoredEntry({ noun, entryId }: { noun: EntryNoun; entryId: string }) {
  const list = useAdminItem(`/api/content/admin/${noun.path}`);
  const fieldLabel = useFieldLabel(noun.fields);
  const entry = list.data?.find((candidate) => candidate.entryId === entryId);
  if (list.data && !entry) return <PageProblem status={404} />;
  return (
    <EntryPage
      noun={noun}
      kind="edit"
      actions={
        entry ? (
          <HistoryButton
            path={`/api/content/admin/${noun.path}/${entry.entryId}`}
            version={entry.version}
            fieldLabel={fieldLabel}
            onRestored={list.reload}
          />
        ) : undefined
      }
    >
      {list.error && <ErrorState onRetry={list.reload} />}
      {!list.error && !entry && <Skeleton height={480} />}
      {entry && <Editor noun={noun} entry={entry} onShowCurrent={list.reload} />}
    </EntryPage>
  );
}

/** One entry in a form, beside what visitors will see of it. */
export function Page() {
  const { noun: path = '', entryId = '' } = useParams();
  const noun = entryNouns.get(path);
  if (!noun) return <PageProblem status={404} />;
  return entryId === 'new' ? (
    <EntryPage noun={noun} kind="new">
      <Editor noun={noun} onShowCurrent={() => undefined} />
    </EntryPage>
  ) : (
    <StoredEntry key={entryId} noun={noun} entryId={entryId} />
  );
}
