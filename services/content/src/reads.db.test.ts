import { test } from '@jest/globals';
import { createTestService, expectReadsWithoutEffect } from '@portal/service-kit/testing';
import { contentService } from './service.ts';

test('no GET changes anything but the log of reads', async () => {
  const service = await createTestService(contentService);
  try {
    await service.seed();
    const cases = (await service.app.inject('/api/content/cases')).json<{ slug: string }[]>();
    await expectReadsWithoutEffect(service, {
      service: 'content',
      documents: [new URL('../openapi.json', import.meta.url)],
      readers: { administrator: service.token({ role: 'admin' }), member: service.token(), visitor: undefined },
      values: { entryKey: cases.map(({ slug }) => slug) },
      // Nothing was edited yet, and pictures are uploaded by editors
      nothingToRead: [
        ...['Company', 'CustomerCase', 'HomeSlide', 'OfferFact', 'Office', 'TimelineEntry'].map(
          (kind) => `read${kind}Revision`,
        ),
        'findPicture',
        'readPicture',
      ],
    });
  } finally {
    await service.close();
  }
}, 60_000);
