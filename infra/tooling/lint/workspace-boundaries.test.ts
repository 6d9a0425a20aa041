import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { projectRoot } from '../project-root.ts';

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
  ['the portal, the documents', 'shell/server/src', `import { x } from '@portal/documents'; x();`],
  ['a service, the inside of the documents', 'services/support/src', `import { x } from '../../documents/x.ts'; x();`],
  ['a service, the text bounds', 'services/content/src', `import { x } from '@portal/text-bounds'; x();`],
  ['a service, the runtime', 'services/content/src', `import { x } from '@portal/runtime'; x();`],
  ['the portal, the service kit', 'shell/server/src', `import { x } from '@portal/service-kit'; x();`],
  ['the runtime, a kit', 'services/runtime/src', `import { x } from '@portal/service-kit'; x();`],
  ['the text bounds, a kit', 'shell/text-bounds/src', `import { x } from '@portal/service-kit'; x();`],
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
  ['a service, its kit', 'services/content/src', `import { x } from '@portal/service-kit'; x();`],
  ['the service kit, the runtime', 'services/kit/src', `import { x } from '@portal/runtime'; x();`],
  ['the portal, the runtime', 'shell/server/src', `import { x } from '@portal/runtime'; x();`],
  ['a seed, the documents', 'services/support/seeds', `export const set = () => import('@portal/documents');`],
  ['the kit, the text bounds', 'shell/kit/src', `import { x } from '@portal/text-bounds'; x();`],
  ['the service kit, the text bounds', 'services/kit/src', `import { x } from '@portal/text-bounds'; x();`],
  [
    'a browser test, the fixtures',
    'mf-education/e2e',
    `import { x } from '../../../infra/tooling/e2e/fixtures.ts'; x();`,
  ],
];

/** Complaints of the boundary rule, by file. */
const complaints = new Map<string, number>();
const files = new Map<string, string>();

beforeAll(() => {
  const places: string[] = [];
  try {
    for (const [title, folder, code] of [...forbidden, ...allowed]) {
      const place = mkdtempSync(path.join(projectRoot, folder, 'lint-trial-'));
      places.push(place);
      const file = path.join(path.relative(projectRoot, place), 'trial.ts');
      writeFileSync(path.join(projectRoot, file), code);
      files.set(title, file);
    }
    const args = ['node_modules/oxlint/bin/oxlint', '--format=json', ...places];
    const { stdout } = spawnSync(process.execPath, args, { cwd: projectRoot, encoding: 'utf8' });
    const { diagnostics } = JSON.parse(stdout) as {
      diagnostics: { code: string; severity: string; filename: string }[];
    };
    for (const { code, severity, filename } of diagnostics) {
      if (code.includes('boundaries') && severity === 'error')
        complaints.set(filename, (complaints.get(filename) ?? 0) + 1);
    }
  } finally {
    for (const place of places) rmSync(place, { recursive: true, force: true });
  }
});

test.each(forbidden)('lint refuses %s', (title) => {
  expect(complaints.get(files.get(title) ?? '')).toBe(1);
});

test.each(allowed)('lint allows %s', (title) => {
  expect(complaints.get(files.get(title) ?? '')).toBeUndefined();
});
