import path from 'node:path';
import base from '../../playwright.config.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Trials in a real browser: releases, faults and load, one after the other. */
export default {
  ...base,
  testDir: root,
  testMatch: '**/*.trial.spec.ts',
  testIgnore: ['**/node_modules/**', '**/dist/**', 'var/**'],
  globalSetup: path.join(root, 'infra/tooling/e2e/global-setup.ts'),
  outputDir: path.join(root, 'test-results'),
  fullyParallel: false,
  workers: 1,
};
