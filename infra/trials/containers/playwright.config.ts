import path from 'node:path';
import trials from '../playwright.config.ts';

/** Tests against the site in containers, one after the other. What takes parts of it away comes after the journeys. */
export default {
  ...trials,
  projects: [
    {
      name: 'journeys',
      testMatch: [
        'shell/e2e/account/login.spec.ts',
        'mf-education/e2e/applying.spec.ts',
        'mf-community/e2e/attachments.spec.ts',
        'infra/trials/containers/publishing.trial.spec.ts',
        'infra/trials/containers/releases.trial.spec.ts',
      ],
    },
    { name: 'restarts', testMatch: 'infra/trials/containers/restarts.trial.spec.ts' },
    { name: 'storage', testMatch: 'infra/trials/containers/storage.trial.spec.ts' },
    { name: 'recovery', testMatch: 'infra/trials/containers/recovery.trial.spec.ts' },
  ],
  globalSetup: path.join(import.meta.dirname, 'global-setup.ts'),
  timeout: 120_000,
};
