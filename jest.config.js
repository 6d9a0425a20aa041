if (
  !process.execArgv
    .concat(process.env.NODE_OPTIONS ?? '')
    .join(' ')
    .includes('--experimental-vm-modules')
) {
  throw new Error(
    'The sources are ES modules, for which Jest needs an option of Node: run `npm run jest -- <path>` instead.',
  );
}

// Far from Seoul: what takes the day of the machine for that of Seoul fails
process.env.TZ = 'America/Los_Angeles';

/** Shared by all projects: TypeScript through swc, native modules, sources instead of dist (export condition `source`). */
export const base = {
  rootDir: import.meta.dirname,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true, dynamicImport: true },
          transform: { react: { runtime: 'automatic' } },
          experimental: { keepImportAttributes: true },
        },
        module: { type: 'es6' },
        sourceMaps: 'inline',
      },
    ],
  },
  moduleNameMapper: {
    // One file instead of 700 modules, which take as long to load as all else of a service (infra/local/bundle-typebox.mjs)
    '^(?:typebox|typebox/compile|typebox/value|@portal/runtime/typebox)$':
      '<rootDir>/services/runtime/dist/typebox-bundle.js',
    '\\.module\\.css$': '<rootDir>/infra/tooling/jest/class-names.js',
    '\\.css$': '<rootDir>/infra/tooling/jest/empty-module.js',
    '\\.(svg|png|jpe?g|webp|woff2)$': '<rootDir>/infra/tooling/jest/asset-path.js',
  },
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/var/'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '<rootDir>/var/'],
};

export const nodeConditions = {
  testEnvironment: '<rootDir>/infra/tooling/jest/one-context-environment.js',
  runtime: '<rootDir>/infra/tooling/jest/shared-packages-runtime.cjs',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
};

/** The name of a test file tells its cost. Trials (`*.trial.ts`) have a configuration of their own in infra/trials. */
export default {
  // Generous: a busy machine is no fault of the code.
  testTimeout: 20_000,
  projects: [
    {
      ...base,
      ...nodeConditions,
      displayName: 'unit',
      globalSetup: '<rootDir>/infra/tooling/jest/compile.js',
      testMatch: ['**/*.test.ts'],
      testPathIgnorePatterns: [...base.testPathIgnorePatterns, '\\.(db|http)\\.test\\.ts$'],
    },
    {
      ...base,
      displayName: 'component',
      testEnvironment: '<rootDir>/infra/tooling/jest/browser-environment.js',
      setupFiles: ['<rootDir>/infra/tooling/jest/browser-gaps.js'],
      testEnvironmentOptions: { customExportConditions: ['source'] },
      testMatch: ['**/*.test.tsx'],
    },
    {
      ...base,
      ...nodeConditions,
      displayName: 'db',
      testMatch: ['**/*.db.test.ts', '**/*.http.test.ts'],
      globalSetup: '<rootDir>/infra/tooling/jest/start-database.js',
      globalTeardown: '<rootDir>/infra/tooling/jest/stop-database.js',
    },
  ],
};
