import type { PictureTable } from '@portal/service-kit';

/** The files of messages, some of which are pictures. */
export const pictureTables: readonly PictureTable[] = [
  {
    table: 'attachments',
    isPicture: "type like 'image/%'",
    columns: { path: 'path', bytes: 'bytes', sha256: 'sha256' },
  },
];
