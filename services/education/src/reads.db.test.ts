import { test } from '@jest/globals';
import { createTestService, expectReadsWithoutEffect } from '@portal/service-kit/testing';
import { educationService } from './service.ts';

test('no GET changes anything but the log of reads', async () => {
  const service = await createTestService(educationService);
  try {
    await service.seed();
    await expectReadsWithoutEffect(service, {
      service: 'education',
      documents: [new URL('../openapi.json', import.meta.url)],
      readers: { administrator: service.token({ role: 'admin' }), member: service.token(), visitor: undefined },
      // Nothing was edited yet, no one has a certificate, and codes are in mails only
      nothingToRead: [
        'downloadCertificate',
        'drawCheckInCode',
        'readMailTemplateRevision',
        'readMediaImage',
        'readTrainingRevision',
        'verifyCertificate',
        'viewCheckIn',
      ],
    });
  } finally {
    await service.close();
  }
}, 60_000);
