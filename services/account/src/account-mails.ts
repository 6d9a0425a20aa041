import { farewellTemplate } from './features/erasure/farewell-mail.ts';
import { changedTemplate } from './features/password/changed-mail.ts';
import { resetTemplate } from './features/password/reset-mail.ts';
import { releaseTemplate } from './features/release-mails/release-mail.ts';
import { secondFactorFailuresTemplate } from './features/second-factor/failures-mail.ts';
import { secondFactorTemplate } from './features/second-factor/second-factor-mails.ts';
import { linkTemplate, passwordRemovedTemplate } from './features/sign-in-link/link-mail.ts';
import { takenAddressTemplate } from './features/sign-up/taken-address-mail.ts';
import { verificationTemplate } from './features/verification/verification-mails.ts';

/** Every mail of the accounts whose texts may be edited, in the order of an account's life. */
export const accountMails = [
  verificationTemplate,
  takenAddressTemplate,
  linkTemplate,
  passwordRemovedTemplate,
  resetTemplate,
  changedTemplate,
  secondFactorTemplate,
  secondFactorFailuresTemplate,
  farewellTemplate,
  releaseTemplate,
];
