import config from '../../../jest.config.js';

/** Set by `mutation-test.ts`: folders and files of the tests to run, relative to the checkout and divided by colons. */
const paths = (process.env.MUTATION_TESTS ?? '').split(':');
const [unit, component] = config.projects;
const {
  displayName: _displayName,
  // Packages loaded once do not fit the contexts that Stryker's environment makes
  runtime: _runtime,
  testMatch: _testMatch,
  ...base
} = process.env.MUTATION_ENVIRONMENT === 'browser' ? component : unit;

/** One project for all kinds of tests of a folder: Stryker puts its own environment into one project only. */
export default {
  ...base,
  testTimeout: 20_000,
  testMatch: paths.flatMap((given) =>
    /\.tsx?$/.test(given)
      ? `<rootDir>/${given}`
      : ['ts', 'tsx'].map((ending) => `<rootDir>/${given}/**/*.test.${ending}`),
  ),
  // All tests of a folder; those that need a database find it in TEST_DATABASE_URL
  testPathIgnorePatterns: component.testPathIgnorePatterns,
  testEnvironment: process.env.MUTATION_ENVIRONMENT === 'browser' ? component.testEnvironment : 'node',
};
