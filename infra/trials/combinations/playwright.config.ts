import base from '../../../playwright.config.ts';

// Read by `sampleOf`, in each worker
process.env['TEST_COMBINATIONS'] = 'all';

/** The tests of `npm test` that look at many pages, each in all languages and widths. */
export default {
  ...base,
  testDir: '../../..',
  globalSetup: '../../tooling/e2e/global-setup.ts',
  outputDir: '../../../test-results',
};
