import { beforeAll, expect, test } from '@jest/globals';
import { lintPlanted } from './lint-trial.ts';

const forbidden: [string, string, string][] = [
  [
    'a section, another section by path',
    'mf-education/src',
    `import { x } from '../../../mf-community/src/x.ts'; x();`,
  ],
  ['a section, another section by name', 'mf-education/src', `export * from 'mf-community';`],
  [
    'a section, another section at run time',
    'mf-education/src',
    `export const page = () => import('../../../mf-support/src/app.ts');`,
  ],
  ['a section, a service', 'mf-education/src', `import { x } from '@portal/education-service'; x();`],
  ['a section, the shell', 'mf-education/src', `import { x } from '../../../shell/src/x.ts'; x();`],
  ['a section, the inside of the kit', 'mf-education/src', `import { x } from '../../../shell/kit/src/x.ts'; x();`],
  ['a service, another service', 'services/content/src', `import { x } from '../../../account/src/x.ts'; x();`],
  ['a service, a front end', 'services/content/src', `import { x } from '@portal/kit'; x();`],
  ['the portal, the shell', 'shell/server/src', `import { x } from '../../../src/x.ts'; x();`],
  ['the kit, the shell', 'shell/kit/src', `import { x } from '../../../src/x.ts'; x();`],
  ['a section, the text bounds', 'mf-education/src', `import { x } from '@portal/text-bounds'; x();`],
  ['the portal, the documents', 'shell/server/src', `import { x } from '@portal/documents/certificate'; x();`],
  [
    'a service, the inside of the documents',
    'services/education/src',
    `import { x } from '../../../documents/x.ts'; x();`,
  ],
  ['a service, the text bounds', 'services/content/src', `import { x } from '@portal/text-bounds'; x();`],
  ['a service, the runtime', 'services/content/src', `import { x } from '@portal/runtime'; x();`],
  ['the portal, the service kit', 'shell/server/src', `import { x } from '@portal/service-kit'; x();`],
  [
    "the portal, the service kit's test databases",
    'shell/server/src',
    `export * from '@portal/service-kit/test-database';`,
  ],
  ['the runtime, a kit', 'services/runtime/src', `import { x } from '@portal/service-kit'; x();`],
  ['the contract, the runtime', 'shell/contract/src', `import { x } from '@portal/runtime'; x();`],
  ['the text bounds, a kit', 'shell/text-bounds/src', `import { x } from '@portal/service-kit'; x();`],
  ['a section, the contract', 'mf-education/src', `import type { X } from '@portal/contract'; export type Y = X;`],
  ['the shell, code of the contract', 'shell/src', `import { x } from '@portal/contract'; x();`],
  ['the kit, code of the contract', 'shell/kit/src', `import { x, type Y } from '@portal/contract'; x as Y;`],
  ['a service, the contract', 'services/content/src', `import { x } from '@portal/contract'; x();`],
  ["a section, the kit's entry point for the host", 'mf-education/src', `import { x } from '@portal/kit/host'; x();`],
  [
    "a section's test, the kit's entry point for the host",
    'mf-education/src/testing',
    `import { x } from '@portal/kit/host'; x();`,
  ],
  ["a section, the kit's server code", 'mf-education/src', `import { x } from '@portal/kit/server'; x();`],
  ["a section, the kit's test material", 'mf-education/src', `import { x } from '@portal/kit/testing'; x();`],
  ['a feature, another feature', 'mf-education/src/features', `import { x } from '../schedule/x.ts'; x();`],
  [
    'a feature, another feature at run time',
    'shell/src/account/features',
    `export const x = () => import('../join/x.ts');`,
  ],
  [
    'a folder of a feature, another feature',
    'mf-education/src/features/schedule/ui',
    `import { x } from '../../../application/x.ts'; x();`,
  ],
  [
    'a feature of the shell, one of another area',
    'shell/src/account/features',
    `import { x } from '../../../search/features/x.ts'; x();`,
  ],
  ['a feature for admins, another one', 'mf-education/src/admin', `import { x } from '../applicants/x.ts'; x();`],
  [
    'a feature, the views for admins of its section',
    'mf-education/src/features',
    `import { x } from '../../admin/schedule-parts.ts'; x();`,
  ],
  ['a feature, the views for admins', 'mf-education/src/features', `import { x } from '@portal/kit/admin'; x();`],
  ['the shared parts, the views for admins', 'mf-education/src/ui', `import { x } from '@portal/kit/admin'; x();`],
  ['a feature, a page', 'mf-education/src/features', `import { x } from '../../pages/schedule.tsx'; x();`],
  ['the shared parts, a page', 'mf-education/src/ui', `import { x } from '../../pages/schedule.tsx'; x();`],
  ['the shared parts, a feature', 'mf-education/src/ui', `import { x } from '../../features/schedule/x.ts'; x();`],
  [
    'the service kit, a service',
    'services/kit/src',
    `import type { X } from '../../../content/src/x.ts'; export type Y = X;`,
  ],
];

const allowed: [string, string, string][] = [
  [
    'a section, the kit and itself',
    'mf-education/src',
    `import { x } from '@portal/kit'; import { y } from '../y.ts'; x(y);`,
  ],
  [
    'a section, the open entry points of the kit',
    'mf-education/src',
    `import '@portal/kit/tokens.css'; import { x } from '@portal/kit/admin'; import { y } from '@portal/kit/markdown'; x(y);`,
  ],
  [
    "a section's test, the kit's test material",
    'mf-education/src/testing',
    `import { x } from '@portal/kit/testing'; x();`,
  ],
  [
    'a feature, itself and the shared parts',
    'mf-education/src/features',
    `import { x } from '../../ui/x.ts'; import { y } from './y.ts'; x(y);`,
  ],
  [
    'a feature for admins, the views for admins',
    'shell/src/admin/features',
    `import { x } from '@portal/kit/admin'; x();`,
  ],
  [
    'a feature for admins, a public feature and the shared parts',
    'mf-education/src/admin',
    `import { x } from '../../features/schedule/x.ts'; import { y } from '../../ui/y.ts'; x(y);`,
  ],
  [
    'a page, several features',
    'mf-education/src/pages',
    `import { x } from '../../features/schedule/x.ts'; import { y } from '../../features/training/y.ts'; x(y);`,
  ],
  ['the shell, types of the contract', 'shell/src', `import type { X } from '@portal/contract'; export type Y = X;`],
  ['the portal, the contract', 'shell/server/src', `import { x } from '@portal/contract'; x();`],
  ["the portal, the service kit's database", 'shell/server/src', `export * from '@portal/service-kit/database';`],
  ['the portal, what judges tokens', 'shell/server/src', `export * from '@portal/service-kit/access';`],
  ['a service, its kit', 'services/content/src', `import { x } from '@portal/service-kit'; x();`],
  ['the service kit, the runtime', 'services/kit/src', `import { x } from '@portal/runtime'; x();`],
  ['the portal, the runtime', 'shell/server/src', `import { x } from '@portal/runtime'; x();`],
  [
    'a service, the documents',
    'services/education/src',
    `export const letters = () => import('@portal/documents/missing-letters');`,
  ],
  ['the contract, TypeBox of the runtime', 'shell/contract/src', `export * from '@portal/runtime/typebox';`],
  ['the contract, what searches respond with', 'shell/contract/src', `export * from '@portal/runtime/search';`],
  ['the kit, the text bounds', 'shell/kit/src', `import { x } from '@portal/text-bounds'; x();`],
  ['the runtime, the field limits', 'services/runtime/src', `import { x } from '@portal/text-bounds'; x();`],
  ['the service kit, the text bounds', 'services/kit/src', `import { x } from '@portal/text-bounds'; x();`],
  [
    'a browser test, the fixtures',
    'mf-education/e2e',
    `import { x } from '../../../infra/tooling/e2e/fixtures.ts'; x();`,
  ],
];

/** The number of errors that the boundary rule reports, by title. */
let errorCounts = new Map<string, number>();

beforeAll(() => {
  const all = [...forbidden, ...allowed];
  const found = lintPlanted(all.map(([, folder, code]) => ({ folder, files: { 'trial.ts': code } })));
  errorCounts = new Map(
    all.map(([title], index) => [title, (found[index] ?? []).filter(({ code }) => code.includes('boundaries')).length]),
  );
});

test.each(forbidden)('lint refuses %s', (title) => {
  expect(errorCounts.get(title)).toBe(1);
});

test.each(allowed)('lint allows %s', (title) => {
  expect(errorCounts.get(title)).toBe(0);
});
