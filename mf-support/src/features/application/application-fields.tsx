import { Select, TextArea, TextField, useTranslation } from '@portal/kit';
import { FieldPair, FormGroup } from '../../ui/inquiry-form/form-group.tsx';
import type { FieldProps } from '../../ui/inquiry-form/use-inquiry-form.ts';
import type { ApplicationField } from './check-application.ts';

interface ApplicationFieldsProps {
  field(name: ApplicationField): FieldProps;
  /** The one kind of inquiry that this form is for. */
  kind: 'smwp' | 'webeq';
}

/** The fields that both application forms have. */
export function ApplicationFields({ field, kind }: ApplicationFieldsProps) {
  const { t } = useTranslation('support');
  return (
    <>
      <FormGroup legend={t('inquiry.groups.sender')}>
        <FieldPair>
          <TextField {...field('name')} autoComplete="name" maxLength={100} />
          <TextField {...field('phone')} type="tel" autoComplete="tel" maxLength={50} />
        </FieldPair>
        <TextField {...field('email')} type="email" autoComplete="email" maxLength={254} />
      </FormGroup>
      <FormGroup legend={t('inquiry.groups.application')}>
        <FieldPair>
          <Select label={t('application.kind')} required>
            <option value={kind}>{t(`application.kinds.${kind}`)}</option>
          </Select>
          <TextField {...field('applyDate')} type="date" max="9999-12-31" />
        </FieldPair>
        <TextField {...field('title')} autoComplete="off" maxLength={200} />
        <TextArea {...field('content')} rows={7} maxLength={10_000} />
      </FormGroup>
    </>
  );
}
