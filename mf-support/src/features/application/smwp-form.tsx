import { PasswordField, TextField, useTranslation } from '@portal/kit';
import { FieldPair, FormGroup } from '../../ui/inquiry-form/form-parts.tsx';
import { ApplicationFrame, EMPTY, useApplication } from './application-form.tsx';
import { checkSmwp } from './check-smwp.ts';

const EMPTY_SMWP = { ...EMPTY, smwpId: '', smwpPassword: '' };
const SECRETS = ['smwpPassword'] as const;

/** The application for an SMWP account, with the id and password wished for. */
export function SmwpForm() {
  const { t } = useTranslation('support');
  const inquiry = useApplication({ name: 'smwpForm', initial: EMPTY_SMWP, secrets: SECRETS, check: checkSmwp });
  const { field } = inquiry;
  return (
    <ApplicationFrame kind="smwp" path="/support/smwpForm" inquiry={inquiry}>
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
    </ApplicationFrame>
  );
}
