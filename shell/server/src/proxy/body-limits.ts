/** The spec's 5 MB of attachment, and room for the fields around it. */
const maxUploadBytes = 6 * 1024 * 1024;
/** A catalogue of 20 MB that an admin uploads. */
const maxDocumentBytes = 21 * 1024 * 1024;

/** How large the body of a call may be. */
export function maxBodyBytesOf(url: string): number {
  return url.startsWith('/api/file/admin/') ? maxDocumentBytes : maxUploadBytes;
}
