import { useToast, useTranslation } from '@portal/kit';
import { useApi } from '../../api/client.ts';
import { sendInquiry, type InquiryType } from '../../api/inquiries.ts';
import type { ProductKey } from '../../api/products.ts';
import type { SubmissionFailure } from '../../ui/inquiry-form/submission-failure.ts';
import { requiredErrors } from '../../ui/inquiry-form/required-errors.ts';
import { trapped } from '../../ui/inquiry-form/trap-field.tsx';
import { SNACKBAR_MS, useInquiryForm } from '../../ui/inquiry-form/use-inquiry-form.ts';
import { useSignInRedirect } from '../../ui/sign-in/use-sign-in-redirect.ts';

const FIELDS = ['name', 'phone', 'emailAddress', 'type', 'title', 'content'] as const;

/**
 * State of the general inquiry. The spec names one message and one way on for every failure: that signing in is
 * needed, and sign-in after 3000 ms. The form says besides what really happened, keeps what was typed, and lets the
 * visitor stay. A wait (429) or a wrong field is told in the form alone: signing in would not help.
 */
export function useQuestion(product: ProductKey | undefined, address: string) {
  const api = useApi();
  const toast = useToast();
  const { t } = useTranslation('support');
  const redirect = useSignInRedirect(address);

  function explain({ kind }: SubmissionFailure) {
    if (kind === 'slow-down') return;
    toast.error(t('question.signInNeeded'), SNACKBAR_MS);
    redirect.start();
  }

  const inquiry = useInquiryForm({
    name: 'question',
    fields: FIELDS,
    check: requiredErrors,
    compose: ({ type, ...texts }, form) => ({ ...texts, type: type as InquiryType, product, website: trapped(form) }),
    send: async (body, key) => ({ number: await sendInquiry(api, body, key), email: body.emailAddress }),
    onStart: redirect.stay,
    onFailure: explain,
  });
  return { inquiry, redirect };
}
