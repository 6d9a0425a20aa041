import { useToast, useTranslation } from '@portal/kit';
import { useApi } from '../../api/client.ts';
import { applyInquiry } from '../../api/inquiries.ts';
import type { FormValues } from '../../ui/inquiry-form/form-values.ts';
import { SNACKBAR_MS, useInquiryForm, type InquiryFormInput } from '../../ui/inquiry-form/use-inquiry-form.ts';
import type { ApplicationField, SmwpField } from './check-application.ts';

/** The SMWP form asks for an id and a password too; both forms go to the same call. */
type AnyField = ApplicationField | SmwpField;
type Body = FormValues<ApplicationField> & Partial<FormValues<AnyField>>;

/** State of an application form (SMWP account, WebEQ training). */
export function useApplication<Field extends AnyField>(
  input: Pick<InquiryFormInput<Field, Body>, 'name' | 'fields' | 'secrets' | 'check'>,
) {
  const api = useApi();
  const toast = useToast();
  const { t } = useTranslation('support');
  return useInquiryForm<Field, Body>({
    ...input,
    compose: (values) => values as Body,
    send: async (body, key) => ({ number: await applyInquiry(api, body, key), email: body.email }),
    onFailure: () => toast.error(t('application.failed'), SNACKBAR_MS),
  });
}
