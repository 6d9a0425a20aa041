import {
  Button,
  Chip,
  ErrorState,
  PageProblem,
  Skeleton,
  TextArea,
  TextField,
  useLocale,
  useParams,
  useToast,
  useTranslation,
  type HeadInput,
  type PageHead,
} from '@portal/kit';
import {
  AdminPage,
  DetailList,
  FormSection,
  HistoryButton,
  SaveBar,
  useAction,
  useEditDraft,
  useForm,
  useRemote,
} from '@portal/kit/admin';
import { useApi } from '../../api/client.ts';
import {
  editMailTemplate,
  listServices,
  readMailTemplate,
  resetMailTemplate,
  type MailTemplate,
  type MailTexts,
} from '../../api/services.ts';
import { MailPreview } from '../features/mail-templates/mail-preview.tsx';

export function head({ t }: HeadInput<never>): PageHead {
  return { title: t('admin.mailTemplates.title'), description: '', noindex: true };
}

const LIST = '/admin/mails/templates';
const TEXT_ROWS = 16;

interface EditorProps {
  base: string;
  template: MailTemplate;
  onReload(): void;
}

function Editor({ base, template, onReload }: EditorProps) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const api = useApi();
  const toast = useToast();
  const { run, isBusy } = useAction();
  const { name, version, placeholders, isEdited, isOutdated } = template;
  const form = useForm<MailTexts, MailTemplate>({
    initial: template.texts,
    errorText: (code) =>
      t(`admin.mailTemplates.errors.${code}`, { defaultValue: t('admin.mailTemplates.errors.other') }),
    send: (texts): Promise<MailTemplate> => editMailTemplate(api, base, name, { ...texts, version: draft.version }),
    onSent: () => {
      toast.success(t('admin.mailTemplates.saved'));
      onReload();
    },
  });
  const draft = useEditDraft(form, {
    name: `shell.draft.mail.${base}.${name}`,
    stored: template.texts,
    version: version,
  });
  const fieldLabel = (field: string) =>
    field in template.builtIn ? t(`admin.mailTemplates.fields.${field}`) : undefined;

  const reset = () =>
    void run({
      question: {
        title: t('admin.mailTemplates.resetTitle'),
        text: t('admin.mailTemplates.resetText'),
        confirmLabel: t('admin.mailTemplates.reset'),
        danger: true,
      },
      work: () => resetMailTemplate(api, base, name, version),
      done: t('admin.mailTemplates.resetDone'),
      failed: ({ code }) => t(code === 'stale-edit' ? 'admin.ui.history.stale' : 'admin.mailTemplates.errors.other'),
      onDone: () => {
        form.reset();
        onReload();
      },
      onFailed: onReload,
    });

  return (
    <AdminPage
      title={template.title[locale]}
      back={{ to: LIST, label: t('admin.mailTemplates.title') }}
      actions={
        <>
          {isEdited && (
            <Button size="small" variant="secondary" loading={isBusy} onClick={reset}>
              {t('admin.mailTemplates.reset')}
            </Button>
          )}
          <HistoryButton
            path={`${base}/admin/mail-templates/${name}`}
            version={version}
            fieldLabel={fieldLabel}
            onRestored={onReload}
          />
        </>
      }
    >
      {isOutdated && (
        <p>
          <Chip tone="error">{t('admin.mailTemplates.states.outdated')}</Chip> {t('admin.mailTemplates.outdatedText')}
        </p>
      )}
      <form {...form.props}>
        <FormSection title={t('admin.mailTemplates.placeholders')} lead={t('admin.mailTemplates.placeholdersLead')}>
          <DetailList
            items={placeholders.map(({ name: placeholder, about, isRequired }) => ({
              term: `{{${placeholder}}}`,
              value: isRequired ? t('admin.mailTemplates.required', { about: about[locale] }) : about[locale],
            }))}
          />
        </FormSection>
        {(['ko', 'en'] as const).map((language) => (
          <FormSection key={language} title={t(`admin.mailTemplates.languages.${language}`)}>
            <TextField
              label={t('admin.mailTemplates.subject')}
              lang={language}
              maxLength={200}
              required
              {...form.field(`${language}Subject`)}
            />
            <TextArea
              label={t('admin.mailTemplates.text')}
              lang={language}
              rows={TEXT_ROWS}
              maxLength={10_000}
              required
              {...form.field(`${language}Text`)}
            />
            <MailPreview
              base={base}
              name={name}
              language={language}
              subject={form.values[`${language}Subject`]}
              text={form.values[`${language}Text`]}
            />
          </FormSection>
        ))}
        <SaveBar form={form} draft={draft} onShowCurrent={onReload} />
      </form>
    </AdminPage>
  );
}

/** The texts of one mail in both languages, with a preview of each. */
export function Page() {
  const { service = '', template = '' } = useParams();
  const api = useApi();
  const remote = useRemote(['mail-template', service, template], async (signal) => {
    const base = (await listServices(api)).find(({ name }) => name === service)?.base;
    return base === undefined ? undefined : { base, template: await readMailTemplate(api, base, template, signal) };
  });
  if (remote.error && !remote.data) {
    return remote.error.status === 404 ? <PageProblem status={404} /> : <ErrorState onRetry={remote.reload} />;
  }
  if (remote.loading && !remote.data) return <Skeleton height={480} />;
  if (!remote.data) return <PageProblem status={404} />;
  return <Editor key={`${service}/${template}`} {...remote.data} onReload={remote.reload} />;
}
