import { test } from '@jest/globals';
import { createTestService, expectReadsWithoutEffect } from '@portal/service-kit/testing';
import { supportService } from './service.ts';

test('no GET changes anything but the log of reads', async () => {
  const service = await createTestService(supportService);
  try {
    await service.seed();
    const documents = (await service.app.inject('/api/file/documents')).json<{ filename: string }[]>();
    await expectReadsWithoutEffect(service, {
      service: 'support',
      documents: [new URL('../openapi.json', import.meta.url), new URL('../openapi-email.json', import.meta.url)],
      readers: { administrator: service.token({ role: 'admin' }), member: service.token(), visitor: undefined },
      values: { filePath: documents.map(({ filename }) => `catalogs/${filename}`) },
      // Files and inquiries of members' own, and texts of mails that were never edited
      nothingToRead: [
        'downloadPersonalFile',
        'getAttachment',
        'getLinkedAttachment',
        'getMailOriginal',
        'getMyAttachment',
        'getMyInquiry',
        'read-canned-reply',
        'readCannedReplyRevision',
        'readMailTemplateRevision',
        'readSupportSettingsRevision',
      ],
    });
  } finally {
    await service.close();
  }
}, 60_000);
