import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { projectRoot } from '../project-root.ts';
import { findFrontEnds, TYPES_FILE, typesOf } from './api-types.ts';

/** A field of a response that each front end shows or uses. */
const fields: [string, string][] = [
  ['mf-community', 'fileName'],
  ['mf-education', 'startTime'],
  ['mf-marketing', 'subwayStation'],
  ['mf-support', 'filename'],
  ['shell', 'lastUsedAt'],
  ['shell/kit', 'accessToken'],
];

const notCopied =
  /\/(node_modules|dist|e2e|testing|kit|server|contract|text-bounds|gallery)$|\.(test|spec)\.tsx?$|\.css$/;
let folder: string;
let errors: string[];

/** Copies the front ends, each with the types of its document after the field was renamed, and checks the types. */
beforeAll(async () => {
  mkdirSync(path.join(projectRoot, 'var'), { recursive: true });
  folder = mkdtempSync(path.join(projectRoot, 'var/renamed-fields-'));
  const frontEnds = findFrontEnds();
  for (const [name, field] of fields) {
    const source = path.join(projectRoot, name);
    const copy = path.join(folder, name.replace('/', '-'));
    cpSync(source, copy, { recursive: true, filter: (file) => !notCopied.test(file.slice(source.length)) });
    const { document } = frontEnds.find((frontEnd) => frontEnd.name === name)!;
    const renamed = JSON.stringify(document).replaceAll(`"${field}"`, `"${field}Renamed"`);
    writeFileSync(path.join(copy, TYPES_FILE), await typesOf(JSON.parse(renamed) as typeof document));
  }
  const configuration = {
    extends: '../../tsconfig.json',
    compilerOptions: { incremental: false },
    include: ['*/**/*'],
    exclude: [],
  };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(configuration));
  const tsc = path.join(projectRoot, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], {
    cwd: folder,
    encoding: 'utf8',
  });
  errors = stdout.split('\n').filter((line) => line.includes('error TS'));
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(fields)('the types of %s fail once the document calls %s otherwise', (name, field) => {
  const own = errors.filter((line) => line.startsWith(`${name.replace('/', '-')}/`));
  expect(own.filter((line) => line.includes(`'${field}'`))).not.toEqual([]);
});

test('nothing but the renamed fields fails', () => {
  const names = fields.map(([, field]) => field);
  expect(errors.filter((line) => !names.some((field) => line.includes(field)))).toEqual([]);
});
