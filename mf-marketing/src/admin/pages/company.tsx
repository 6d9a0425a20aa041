import { ErrorState, Skeleton, useToast, useTranslation, type HeadInput, type PageHead } from '@portal/kit';
import { AdminPage, FormSection, HistoryButton, SaveBar, useEditDraft, useForm } from '@portal/kit/admin';
import { useMemo } from 'react';
import { useAdminItem } from '../../api/admin-client.ts';
import { useApi } from '../../api/client.ts';
import type { Company, CompanyChange } from '../../api/entries.ts';
import { EntryFields } from '../entry-fields.tsx';
import { missingFields, toBody, toValues, type EntryValues } from '../entry.ts';
import { companyNoun } from '../entry-nouns.ts';
import { useFieldLabel } from '../use-field-label.ts';

export function head({ t }: HeadInput<undefined>): PageHead {
  return { title: t('admin.views.company'), description: '', noindex: true };
}

const address = '/api/content/admin/company';

function CompanyForm({ company, onReload }: { company: Company; onReload(): void }) {
  const { t } = useTranslation('marketing');
  const api = useApi();
  const toast = useToast();
  const initial = useMemo(() => toValues(companyNoun.fields, company), [company]);
  const form = useForm<EntryValues, Company>({
    initial,
    check: (values) => missingFields(companyNoun.fields, values),
    errorText: (code) => t(`admin.errors.${code}`, { defaultValue: t('admin.errors.other') }),
    send: (values): Promise<Company> =>
      api.send('PATCH', address, {
        ...toBody<CompanyChange>(companyNoun.fields, values),
        version: draft.version,
      }),
    onSent: () => {
      toast.success(t('admin.changed'));
      onReload();
    },
  });
  const draft = useEditDraft(form, { name: 'marketing.draft.company', stored: initial, version: company.version });
  return (
    <form {...form.props}>
      <FormSection title={t('admin.content')}>
        <EntryFields fields={companyNoun.fields} form={form} isNew={false} />
      </FormSection>
      <SaveBar form={form} draft={draft} onShowCurrent={onReload} />
    </form>
  );
}

/** Name, numbers and addresses of the company, shown in the footer and on the contact pages. */
export function Page() {
  const { t } = useTranslation('marketing');
  const company = useAdminItem(address);
  const fieldLabel = useFieldLabel(companyNoun.fields);
  return (
    <AdminPage
      title={t('admin.views.company')}
      lead={t('admin.company.lead')}
      actions={
        company.data ? (
          <HistoryButton
            path={address}
            version={company.data.version}
            fieldLabel={fieldLabel}
            onRestored={company.reload}
          />
        ) : undefined
      }
    >
      {company.error && <ErrorState onRetry={company.reload} />}
      {!company.data && !company.error && <Skeleton height={480} />}
      {company.data && <CompanyForm company={company.data} onReload={company.reload} />}
    </AdminPage>
  );
}
