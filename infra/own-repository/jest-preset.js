import { createRequire } from 'node:module';
import path from 'node:path';

const tools = path.resolve(import.meta.dirname, '../tooling/jest');
const require = createRequire(import.meta.url);

/** Jest as sections use it: TypeScript through swc, native modules, components in jsdom with what browsers have. */
export default {
  rootDir: process.cwd(),
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  testEnvironment: path.join(tools, 'browser-environment.js'),
  setupFiles: [path.join(tools, 'browser-gaps.js')],
  transform: {
    '^.+\\.tsx?$': [
      require.resolve('@swc/jest'),
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
    '\\.module\\.css$': path.join(tools, 'class-names.js'),
    '\\.css$': path.join(tools, 'empty-module.js'),
    '\\.(svg|png|jpe?g|webp|woff2)$': path.join(tools, 'asset-path.js'),
  },
  modulePathIgnorePatterns: ['<rootDir>/var/'],
};
