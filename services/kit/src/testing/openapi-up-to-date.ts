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
  app: { inject(url: string): PromiseLike<{ statusCode: number; body: string }> };
}

async function documentOf(service: Injectable, base: string): Promise<string> {
  const response = await service.app.inject(`/api/${base}/openapi.json`);
  assert.equal(response.statusCode, 200, `/api/${base}/openapi.json`);
  return layoutJson(JSON.parse(response.body));
}

/**
 * Fails when the committed document at `file` is not what the service says of `base`; `UPDATE_OPENAPI=1` rewrites it.
 * Takes a definition (needs no database) or a service that has been built.
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
  const actual = await documentOf(standing ?? (service as Injectable), base).finally(() => standing?.close());
  await expectFileUpToDate(file, actual);
}

/** The same for the resources that the service describes to admins. */
export async function expectResourcesUpToDate(
  service: Pick<TestService, 'app' | 'token'>,
  base: string,
  file: URL | string,
): Promise<void> {
  const response = await service.app.inject({
    url: `/api/${base}/admin/resources`,
    headers: { authorization: `Bearer ${service.token({ role: 'admin' })}` },
  });
  assert.equal(response.statusCode, 200, `/api/${base}/admin/resources`);
  await expectFileUpToDate(file, layoutJson(JSON.parse(response.body)));
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
