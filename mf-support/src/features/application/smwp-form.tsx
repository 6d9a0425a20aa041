import { PasswordField, TextField, useTranslation } from '@portal/kit';
import { FieldPair, FormGroup } from '../../ui/inquiry-form/form-group.tsx';
import { InquiryFrame } from '../../ui/inquiry-form/inquiry-frame.tsx';
import { SenderNotice } from '../../ui/inquiry-form/sender-notice.tsx';
import { FailureSignIn } from '../../ui/sign-in/failure-sign-in.tsx';
import { ApplicationFields } from './application-fields.tsx';
import { checkSmwp, type SmwpField } from './check-application.ts';
import { useApplication } from './use-application.ts';

const PATH = '/support/smwpForm';
const FIELDS: readonly SmwpField[] = [
  'name',
  'phone',
  'email',
  'applyDate',
  'title',
  'content',
  'smwpId',
  'smwpPassword',
];
const SECRETS: readonly SmwpField[] = ['smwpPassword'];

/** The application for an SMWP account, with the id and password wished for. */
export function SmwpForm() {
  const { t } = useTranslation('support');
  const inquiry = useApplication<SmwpField>({ name: 'smwpForm', fields: FIELDS, secrets: SECRETS, check: checkSmwp });
  const { field, form, saveDraft, failure } = inquiry;
  return (
    <InquiryFrame
      inquiry={inquiry}
      title={t('application.smwp.formTitle')}
      lead={t('application.smwp.formLead')}
      hint={<SenderNotice path={PATH} form={form} emailField="email" onFilled={saveDraft} hasPassword />}
      failureActions={failure?.kind === 'sign-in' && <FailureSignIn path={PATH} />}
    >
      <ApplicationFields field={field} kind="smwp" />
      <FormGroup legend={t('inquiry.groups.account')}>
        <FieldPair>
          <TextField
            {...field('smwpId')}
            hint={t('application.smwp.idHint')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <PasswordField
            {...field('smwpPassword')}
            hint={t('application.smwp.passwordHint')}
            autoComplete="new-password"
            maxLength={128}
          />
        </FieldPair>
      </FormGroup>
    </InquiryFrame>
  );
}
