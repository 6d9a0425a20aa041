import { test } from '@jest/globals';
import { createTestService, expectReadsWithoutEffect } from '@portal/service-kit/testing';
import { communityService } from './service.ts';

test('no GET changes anything but the log of reads', async () => {
  const service = await createTestService(communityService);
  try {
    await service.seed();
    await expectReadsWithoutEffect(service, {
      service: 'community',
      documents: [new URL('../openapi.json', import.meta.url), new URL('../openapi-classroom.json', import.meta.url)],
      readers: { administrator: service.token({ role: 'admin' }), member: service.token(), visitor: undefined },
      // Nothing was edited yet, and the sample posts have no files
      nothingToRead: [
        'downloadPersonalFile',
        'readBoardPostRevision',
        'readMailTemplateRevision',
        'readMediaImage',
        'readNewsImage',
      ],
    });
  } finally {
    await service.close();
  }
}, 60_000);
