import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { projectRoot } from '../project-root.ts';
import { typesOf } from './api-types.ts';
import { mergeDocuments, pickCalls, type OpenApiDocument } from './openapi-document.ts';

const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const training = { $ref: '#/components/schemas/Training' };
const id = { name: 'id', in: 'path', required: true, schema: { type: 'integer' } };

const service = {
  openapi: '3.1.0',
  info: { title: 'Trainings', version: '1.0.0' },
  paths: {
    '/api/trainings': {
      get: {
        parameters: [{ name: 'lang', in: 'query', schema: { enum: ['ko', 'en'] } }],
        responses: { 200: json({ type: 'array', items: training }), default: json({ type: 'object' }) },
      },
    },
    '/api/trainings/export': {
      get: {
        parameters: [{ name: 'format', in: 'query', required: true, schema: { enum: ['csv', 'xlsx'] } }],
        responses: { 200: { description: 'A file' } },
      },
    },
    '/api/trainings/{id}': {
      get: { parameters: [id], responses: { 200: json(training) } },
      patch: { parameters: [id], requestBody: { required: true, ...json(training) }, responses: { 204: {} } },
    },
    '/api/trainings/{id}/image': {
      post: {
        parameters: [id],
        requestBody: { content: { 'multipart/form-data': { schema: { type: 'object' } } } },
        responses: { 200: json({ type: 'number' }) },
      },
    },
  },
  components: {
    schemas: {
      Training: {
        type: 'object',
        required: ['title', 'startDate'],
        properties: { title: { type: 'string' }, startDate: { type: 'string' } },
      },
    },
  },
};

const calls = `
export async function use(api: ApiClient<paths>, id: number, form: FormData) {
  const [first] = await api.get('/api/trainings', { query: { lang: 'ko' } });
  const one = await api.get(\`/api/trainings/\${id}\`);
  const nothing: undefined = await api.send('PATCH', \`/api/trainings/\${id}\`, { title: one.title, startDate: '2026-12-01' });
  const size: number = await api.send('POST', \`/api/trainings/\${id}/image\`, form, { idempotencyKey: 'key' });
  await api.download('/api/trainings/export', { query: { format: 'csv' } });
  return [first?.startDate, nothing, size];
}
`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'typed-calls-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the TypeScript compiler says about the code of a section whose service has this document. */
async function errorsOf(code: string, document: unknown): Promise<string> {
  const merged = mergeDocuments([pickCalls(document as OpenApiDocument, '')]);
  const kit = path.join(projectRoot, 'shell/kit/src/typed-api.ts');
  const head = `import type { ApiClient } from '${kit}';\nimport type { paths } from './types.generated.ts';\n`;
  writeFileSync(path.join(folder, 'types.generated.ts'), await typesOf(merged));
  writeFileSync(path.join(folder, 'section.ts'), head + code);
  writeFileSync(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: path.join(projectRoot, 'infra/tooling/tsconfig.base.json'),
      compilerOptions: {
        noEmit: true,
        module: 'esnext',
        moduleResolution: 'bundler',
        lib: ['es2023', 'dom', 'dom.iterable'],
        types: [],
      },
      files: ['section.ts'],
    }),
  );
  const tsc = path.join(projectRoot, 'node_modules/typescript/bin/tsc');
  return spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' }).stdout;
}

test('calls as the document has them pass the type check', async () => {
  expect(await errorsOf(calls, service)).toBe('');
});

test.each([
  ['a field', 'startDate', 'firstDay', /'startDate' does not exist.*\n(.*\n)*.*'startDate' does not exist/],
  ['a parameter', 'lang', 'language', /'lang' does not exist/],
  ['a path', '/image', '/picture', /\/image`' is not assignable/],
  ['a value', '"csv"', '"text"', /"csv"' is not assignable/],
])('%s that is renamed in the document fails the type check', async (_case, name, renamed, error) => {
  const document: unknown = JSON.parse(JSON.stringify(service).replaceAll(name, renamed));
  expect(await errorsOf(calls, document)).toMatch(error);
});

test.each([
  [
    'a method that the path does not have',
    `api.send('DELETE', '/api/trainings/1')`,
    /is not assignable|Expected 4 arguments/,
  ],
  ['a body with another field', `api.send('PATCH', '/api/trainings/1', { name: 'x' })`, /'name' does not exist/],
  ['no query where one is required', `api.download('/api/trainings/export')`, /Expected 2 arguments/],
  ['JSON where a form is taken', `api.send('POST', '/api/trainings/1/image', {})`, /'FormData'/],
  ['a type of its own', `api.get<string[]>('/api/trainings')`, /does not satisfy the constraint/],
  [
    'a client without paths',
    `(api as ApiClient).get('/api/trainings')`,
    /parameter of type 'never'|Expected 2 arguments/,
  ],
])('a call with %s fails the type check', async (_case, call, error) => {
  expect(await errorsOf(`export const use = (api: ApiClient<paths>) => ${call};`, service)).toMatch(error);
});
