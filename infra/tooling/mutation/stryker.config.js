import path from 'node:path';

/**
 * What holds for every run; `mutation-test.ts` adds which files are mutated.
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  testRunner: 'jest-by-file',
  plugins: ['@stryker-mutator/jest-runner', path.join(import.meta.dirname, 'jest-by-file.js')],
  testRunnerNodeArgs: [
    '--experimental-vm-modules',
    '--max-semi-space-size=64',
    '--disable-warning=ExperimentalWarning',
  ],
  jest: { projectType: 'custom', configFile: 'infra/tooling/mutation/jest.config.js', enableFindRelatedTests: false },
  coverageAnalysis: 'perTest',
  // The checkout is a copy: packages that link to workspaces then lead to the mutants, too
  inPlace: true,
  tempDirName: 'var/stryker',
  cleanTempDir: 'always',
  disableTypeChecks: false,
  // Stryker would rewrite it with an interface that TypeScript 7 no longer has
  tsconfigFile: 'none',
  reporters: ['progress-append-only'],
  logLevel: 'error',
  // A mutant that loops is given up; a busy machine is not
  timeoutMS: 15_000,
};
