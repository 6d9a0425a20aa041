import { useTranslation } from '@portal/kit';
import { InquiryFrame } from '../../ui/inquiry-form/inquiry-frame.tsx';
import { requiredErrors } from '../../ui/inquiry-form/required-errors.ts';
import { SenderNotice } from '../../ui/inquiry-form/sender-notice.tsx';
import { FailureSignIn } from '../../ui/sign-in/failure-sign-in.tsx';
import { ApplicationFields } from './application-fields.tsx';
import type { ApplicationField } from './check-application.ts';
import { useApplication } from './use-application.ts';

const PATH = '/support/webeqForm';
const FIELDS: readonly ApplicationField[] = ['name', 'phone', 'email', 'applyDate', 'title', 'content'];

/** The inquiry about WEB EQ training. */
export function WebeqForm() {
  const { t } = useTranslation('support');
  const inquiry = useApplication<ApplicationField>({ name: 'webeqForm', fields: FIELDS, check: requiredErrors });
  const { field, form, saveDraft, failure } = inquiry;
  return (
    <InquiryFrame
      inquiry={inquiry}
      title={t('application.webeq.formTitle')}
      lead={t('application.webeq.formLead')}
      hint={<SenderNotice path={PATH} form={form} emailField="email" onFilled={saveDraft} />}
      failureActions={failure?.kind === 'sign-in' && <FailureSignIn path={PATH} />}
    >
      <ApplicationFields field={field} kind="webeq" />
    </InquiryFrame>
  );
}
