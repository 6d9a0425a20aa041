import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestService, expectRememberedWith } from '@portal/service-kit/testing';
import { contentService } from '../../service.ts';

let service: Awaited<ReturnType<typeof createTestService>>;
beforeAll(async () => {
  service = await createTestService(contentService);
}, 30_000);
afterAll(() => service.close());

test('a new entry is stored together with the response of its key', async () => {
  const response = await service.app.inject({
    method: 'POST',
    url: '/api/content/admin/timeline',
    payload: { titleKo: '제목', titleEn: null, happenedOn: '2030-01-01' },
    headers: { authorization: `Bearer ${service.token({ role: 'admin' })}`, 'idempotency-key': randomUUID() },
  });
  expect(response.statusCode).toBe(201);
  await expectRememberedWith(service.db, 'timeline_entries', 'id');
});
