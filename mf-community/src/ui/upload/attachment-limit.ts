/** Spec, "Business constants": file limit 5 MB. */
export const MAX_ATTACHMENT_BYTES = 5 * 1024 * 1024;

export function isTooLarge(file: Pick<File, 'size'>): boolean {
  return file.size > MAX_ATTACHMENT_BYTES;
}
