/**
 * What holds for every run; `mutation-test.ts` adds which files are mutated.
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  testRunnerNodeArgs: [
    '--experimental-vm-modules',
    '--max-semi-space-size=64',
    '--disable-warning=ExperimentalWarning',
  ],
  jest: { projectType: 'custom', configFile: 'infra/tooling/mutation/jest.config.js', enableFindRelatedTests: true },
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
