import { defineQuotas } from '@portal/service-kit';

/** How often calls about accounts may be made; infra/docs/quotas.md has the reasons. */
export const accountQuotas = defineQuotas({
  'sign-ups-per-address': { calls: ['signUp'], key: ['address'], limit: '60/10m' },
  'sign-ups-per-email': { calls: ['signUp'], key: ['email'], limit: '10/1h' },
  'sign-ups': { calls: ['signUp'], key: [], limit: '600/1h' },
  // product.md: five failures in 15 minutes for one account and address
  'sign-in-failures-per-account-and-address': {
    calls: ['signIn'],
    key: ['account', 'address'],
    limit: '5/15m',
    counts: 'failures',
    successClears: true,
  },
  'sign-in-failures-per-account': { calls: ['signIn'], key: ['account'], limit: '20/15m', counts: 'failures' },
  'sign-in-failures-per-address': { calls: ['signIn'], key: ['address'], limit: '30/5m', counts: 'failures' },
  'second-factor-failures-per-account': {
    calls: ['finishSignIn'],
    key: ['account'],
    limit: '5/15m',
    counts: 'failures',
    successClears: true,
  },
  // Of its own: who knows the password must not stop a session that is under way from proving its second factor
  'step-up-failures-per-session': {
    calls: ['stepUp'],
    key: ['session'],
    limit: '5/15m',
    counts: 'failures',
    successClears: true,
  },
  // Beyond it the owner gets a mail
  'second-factor-warnings-per-account': { calls: ['finishSignIn', 'stepUp'], key: ['account'], limit: '2/15m' },
  'passkey-sign-ins-per-address': { calls: ['startPasskeySignIn'], key: ['address'], limit: '60/5m' },
  'passkey-sign-ins': { calls: ['startPasskeySignIn'], key: [], limit: '6000/1h' },
  'passkey-failures-per-address': {
    calls: ['signInWithPasskey'],
    key: ['address'],
    limit: '30/5m',
    counts: 'failures',
  },
  'passkey-options-per-account': { calls: ['startPasskey', 'startStepUp'], key: ['account'], limit: '60/1h' },
  'totp-confirmations-per-account': { calls: ['confirmTotp'], key: ['account'], limit: '10/15m' },
  'sign-in-links-per-address': { calls: ['sendSignInLink'], key: ['address'], limit: '20/15m' },
  'sign-in-links-per-email': { calls: ['sendSignInLink'], key: ['email'], limit: '5/30m' },
  'sign-in-links': { calls: ['sendSignInLink'], key: [], limit: '600/1h' },
  'sign-in-link-failures-per-address': {
    calls: ['useSignInLink'],
    key: ['address'],
    limit: '30/5m',
    counts: 'failures',
  },
  'own-password-failures-per-account': {
    calls: ['changePassword', 'leave', 'verifyEmail', 'stepUp'],
    key: ['account'],
    limit: '5/15m',
    counts: 'failures',
    successClears: true,
  },
  'reset-mails-per-address': { calls: ['forgotPassword'], key: ['address'], limit: '20/15m' },
  'reset-mails-per-email': { calls: ['forgotPassword'], key: ['email'], limit: '3/30m' },
  'reset-mails': { calls: ['forgotPassword'], key: [], limit: '600/1h' },
  'verification-mails-per-account': { calls: ['sendVerification'], key: ['account'], limit: '1/1m' },
  'verification-mails-per-email': { calls: ['sendVerification'], key: ['email'], limit: '6/2h' },
  'verification-mails': { calls: ['sendVerification'], key: [], limit: '600/1h' },
});
