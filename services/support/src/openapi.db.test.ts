import { test } from '@jest/globals';
import { expectOpenApiUpToDate } from '@portal/service-kit/testing';
import { supportService } from './service.ts';

test('openapi.json says what /api/file answers', () => expectOpenApiUpToDate(supportService, 'file', new URL('../openapi.json', import.meta.url)));
