import { test } from '@jest/globals';
import { createTestService, expectOpenApiUpToDate } from '@portal/service-kit/testing';
import { supportService } from './service.ts';

test('openapi.json says what /api/file answers', async () => {
  const service = await createTestService(supportService);
  try {
    await expectOpenApiUpToDate(service, 'file', new URL('../openapi.json', import.meta.url));
  } finally {
    await service.close();
  }
});
