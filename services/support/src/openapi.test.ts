import { test } from '@jest/globals';
import { expectOpenApiUpToDate } from '@portal/service-kit/testing';
import { supportService } from './service.ts';

test.each([
  ['file', '../openapi.json'],
  ['email', '../openapi-email.json'],
])('the committed document says what /api/%s answers', async (base, file) => {
  await expectOpenApiUpToDate(supportService, base, new URL(file, import.meta.url));
});
