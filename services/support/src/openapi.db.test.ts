import { afterAll, beforeAll, test } from '@jest/globals';
import { createTestService, expectOpenApiUpToDate } from '@portal/service-kit/testing';
import { supportService } from './service.ts';

let service: Awaited<ReturnType<typeof createTestService>>;
beforeAll(async () => {
  service = await createTestService(supportService);
});
afterAll(() => service.close());

test.each([
  ['file', '../openapi.json'],
  ['email', '../openapi-email.json'],
])('the committed document describes the calls of /api/%s as they are', async (base, file) => {
  await expectOpenApiUpToDate(service, base, new URL(file, import.meta.url));
});
