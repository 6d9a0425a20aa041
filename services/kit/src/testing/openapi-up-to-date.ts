import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import type { TObject } from 'typebox';
import { createService } from '../service/create-service.ts';
import type { ServiceDefinition } from '../service/definition.ts';
import type { TestService } from './create-test-service.ts';
import { layoutJson } from './layout-json.ts';
import { testEnvironment } from './test-environment.ts';

interface Injectable {
  app: {
    inject(call: { url: string; headers?: Record<string, string> }): PromiseLike<{ statusCode: number; body: string }>;
  };
  token?: TestService['token'];
}

async function documentAt({ app, token }: Injectable, url: string): Promise<string> {
  const headers = token && { authorization: `Bearer ${token({ role: 'admin' })}` };
  const response = await app.inject({ url, ...(headers && { headers }) });
  assert.equal(response.statusCode, 200, url);
  return layoutJson(JSON.parse(response.body));
}

/**
 * Fails when the committed document at `file` is not what the service says of `base`, or `resources.json` beside it is not what it
 * describes to admins there; `UPDATE_OPENAPI=1` rewrites them. Takes a definition (needs no database) or a service that has been
 * built, which one with resources has to be.
 */
export async function expectOpenApiUpToDate<Extra extends TObject>(
  service: ServiceDefinition<Extra> | Injectable,
  base: string,
  file: URL | string,
): Promise<void> {
  const standing =
    'app' in service
      ? undefined
      : await createService(service, testEnvironment(tmpdir(), 'postgres://nobody@localhost:1/none'));
  const asked = standing ?? (service as Injectable);
  const actual = await documentAt(asked, `/api/${base}/openapi.json`).finally(() => standing?.close());
  await expectFileUpToDate(file, actual);
  const resources = `/api/${base}/admin/resources`;
  if (actual.includes(`"${resources}"`))
    await expectFileUpToDate(new URL('resources.json', file), await documentAt(asked, resources));
}

async function expectFileUpToDate(file: URL | string, actual: string): Promise<void> {
  const target = new URL(file);
  if (process.env['UPDATE_OPENAPI'] === '1') {
    await writeFile(target, actual);
    return;
  }
  const committed = await readFile(target, 'utf8').catch(() => '');
  assert.equal(
    committed,
    actual,
    `${target.pathname} is stale: run the test with UPDATE_OPENAPI=1 and commit the file`,
  );
}
