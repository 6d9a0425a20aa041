import path from 'node:path';
import trials from '../playwright.config.ts';

/** Tests against the site in containers, one after the other. */
export default {
  ...trials,
  testMatch: [
    'shell/e2e/account/login.spec.ts',
    'mf-education/e2e/applying.spec.ts',
    'mf-community/e2e/attachments.spec.ts',
    'infra/trials/containers/*.trial.spec.ts',
  ],
  globalSetup: path.join(import.meta.dirname, 'global-setup.ts'),
  timeout: 120_000,
};
