import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestService, expectNoServerErrors } from '@portal/service-kit/testing';
import type { TestService } from '@portal/service-kit/testing';
import { educationService } from './service.ts';

let service: TestService;
beforeAll(async () => {
  service = await createTestService(educationService);
  await service.seed();
}, 30_000);
afterAll(() => service.close());

test('no value that cannot be stored is a fault of the service', async () => {
  expect(await expectNoServerErrors(service, 'education', { token: service.token({ role: 'admin' }) })).toBeGreaterThan(
    500,
  );
}, 60_000);
