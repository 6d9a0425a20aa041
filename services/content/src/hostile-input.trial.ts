import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestService, expectNoServerErrors } from '@portal/service-kit/testing';
import { contentService } from './service.ts';

let service: Awaited<ReturnType<typeof createTestService>>;
beforeAll(async () => {
  service = await createTestService(contentService);
  await service.seed();
}, 30_000);
afterAll(() => service.close());

test('no value that cannot be stored is a fault of the service', async () => {
  expect(await expectNoServerErrors(service, 'content', { token: service.token({ role: 'admin' }) })).toBeGreaterThan(
    500,
  );
}, 60_000);
