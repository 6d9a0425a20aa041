import { base, nodeConditions } from '../../jest.config.js';

/** Trials: real processes and databases, faults and load; run one after the other by `npm run test:trials`. */
export default {
  ...base,
  ...nodeConditions,
  displayName: 'trial',
  testTimeout: 120_000,
  testMatch: ['**/*.trial.ts'],
  globalSetup: '<rootDir>/infra/tooling/jest/start-database.js',
  globalTeardown: '<rootDir>/infra/tooling/jest/stop-database.js',
};
