import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import type { Artifact } from './artifact-store.ts';
import { refuseBrokenCallers } from './compare-contract.ts';

const place = mkdtempSync(path.join(tmpdir(), 'compare-contract-'));
afterAll(() => rmSync(place, { recursive: true }));

/** A version of jobs whose list has entries with these fields. */
function version(name: string, fields: string[]): Artifact {
  const folder = path.join(place, name);
  mkdirSync(path.join(folder, 'services/jobs'), { recursive: true });
  const properties = Object.fromEntries(fields.map((field) => [field, { type: 'string' }]));
  const schema = { type: 'array', items: { type: 'object', properties, required: fields } };
  const responses = { 200: { content: { 'application/json': { schema } } } };
  const document = { paths: { '/api/jobs/view': { get: { responses } } } };
  writeFileSync(path.join(folder, 'services/jobs/openapi.json'), JSON.stringify(document));
  return { folder, entry: '', facts: { workspace: 'services/jobs' } as Artifact['facts'] };
}

const before = version('before', ['title', 'place']);
const careers = {
  name: 'careers',
  version: 'c1',
  code: 'api.get("/api/jobs/view").then((all)=>all.map((job)=>job.place))',
};

test('a response without a field that a live section names is refused, with the section, the call, the field and what to do', () => {
  const after = version('after', ['title']);
  expect(() => refuseBrokenCallers(before, after, [careers])).toThrow(
    [
      'refused: sections that are live would no longer work.',
      '  careers c1 calls GET /api/jobs/view: the response has no "place" any more, and its code names "place"',
      '    → keep it beside what replaces it until a version of careers that does without is live, then release again',
    ].join('\n'),
  );
});

test('a field that no live section names may go, and fields may come', () => {
  const others = { ...careers, code: careers.code.replace('job.place', 'job.title') };
  expect(() => refuseBrokenCallers(before, version('fewer', ['title']), [others])).not.toThrow();
  expect(() => refuseBrokenCallers(before, version('more', ['title', 'place', 'since']), [careers])).not.toThrow();
});
