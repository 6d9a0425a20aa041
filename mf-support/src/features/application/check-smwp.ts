import type { FormErrors } from '@portal/kit/form';

// Spec, "Validation rules": letters and digits only, at least one of each, 1 to 12 characters.
const SMWP_ID = /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]{1,12}$/;
// Spec, the same: a lowercase letter, an uppercase letter and a special character.
const SMWP_PASSWORD = /^(?=.*[a-z])(?=.*[A-Z])(?=.*[^\p{L}\p{N}\p{M}\p{Z}\p{C}])/su;

interface SmwpAccount {
  smwpId: string;
  smwpPassword: string;
}

/** Checks the id and the password that an SMWP account is wished with. */
export function checkSmwp({ smwpId, smwpPassword }: SmwpAccount): FormErrors<SmwpAccount> {
  return {
    ...(SMWP_ID.test(smwpId) ? {} : { smwpId: 'smwp-id-format' }),
    ...(SMWP_PASSWORD.test(smwpPassword) ? {} : { smwpPassword: 'smwp-password-format' }),
  };
}
