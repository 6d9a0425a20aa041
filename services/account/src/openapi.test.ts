import { test } from '@jest/globals';
import { expectOpenApiUpToDate } from '@portal/service-kit/testing';
import { accountService } from './service.ts';

test('the committed OpenAPI document is what the service says', async () => {
  await expectOpenApiUpToDate(accountService, 'user', new URL('../openapi.json', import.meta.url));
});
