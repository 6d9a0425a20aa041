import type { PictureTable } from '@portal/service-kit';

const isPicture = "file_path is not null and (file_type is null or file_type like 'image/%')";
const columns = { path: 'filePath', bytes: 'fileSize', sha256: 'fileSha256' };

/** Tables of attachments, some of which are pictures. */
export const pictureTables: readonly PictureTable[] = [
  { table: 'classroom_posts', isPicture, columns },
  { table: 'news_items', isPicture, columns },
];
