import type { FormValues } from '../../ui/inquiry-form/form-values.ts';
import { requiredErrors } from '../../ui/inquiry-form/required-errors.ts';
import type { FieldErrors } from '../../ui/inquiry-form/submission-failure.ts';

export type ApplicationField = 'name' | 'phone' | 'email' | 'applyDate' | 'title' | 'content';
export type SmwpField = ApplicationField | 'smwpId' | 'smwpPassword';

// Spec, "Validation rules": letters and digits only, at least one of each, 1 to 12 characters.
const SMWP_ID = /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]{1,12}$/;
// Spec, the same: a lowercase letter, an uppercase letter and a special character.
const SMWP_PASSWORD = /^(?=.*[a-z])(?=.*[A-Z])(?=.*[^\p{L}\p{N}\p{M}\p{Z}\p{C}])/su;

/** Checks the fields of the SMWP account application; an empty one is only told to be empty. */
export function checkSmwp(values: FormValues<SmwpField>): FieldErrors<SmwpField> {
  return {
    ...(SMWP_ID.test(values.smwpId) ? {} : { smwpId: 'smwp-id-format' }),
    ...(SMWP_PASSWORD.test(values.smwpPassword) ? {} : { smwpPassword: 'smwp-password-format' }),
    ...requiredErrors(values),
  };
}
